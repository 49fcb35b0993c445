use store::StoreError;
use wire::{Code, Problem};

/// What somebody reads when the store does not do what they asked for.
pub fn problem(error: &StoreError) -> Problem {
    match error {
        // The store itself says so in the log, once.
        StoreError::NoSpace => {
            let detail = "no space: the disk of the server is full, so nothing can be kept; try \
                          again when there is room";
            Problem::new(Code::NoSpace, detail)
        }
        StoreError::Missing(_) => {
            let detail = "the server's data is not where it was, so nothing can be kept; whoever \
                          runs the server has to look after it";
            Problem::new(Code::DataMissing, detail)
        }
        StoreError::Conflict | StoreError::Gone | StoreError::Failed(_) => {
            tracing::error!(%error, "the store does not answer");
            Problem::new(Code::Unavailable, "the data cannot be reached now; try again")
        }
    }
}

/// Whether this came from the store and not from what was asked, so that the same may be asked again.
pub fn passes(code: Code) -> bool {
    matches!(code, Code::Unavailable | Code::NoSpace | Code::DataMissing)
}
