use axum::{
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use wire::{Code, Problem, http::ProblemDetails};

/// A problem as an HTTP answer.
#[derive(Debug)]
pub struct Failure(pub Problem);

impl Failure {
    pub fn new(code: Code, detail: impl Into<String>) -> Self {
        Failure(Problem::new(code, detail))
    }
}

impl From<Problem> for Failure {
    fn from(problem: Problem) -> Self {
        Failure(problem)
    }
}

impl From<store::StoreError> for Failure {
    fn from(error: store::StoreError) -> Self {
        Failure(crate::trouble::problem(&error))
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        let Problem { code, detail } = self.0;
        let status = StatusCode::from_u16(code.status()).unwrap_or_default();
        let body = ProblemDetails {
            r#type: format!("urn:galds:problem:{}", code.word()),
            title: status.canonical_reason().unwrap_or_default().to_owned(),
            status: code.status(),
            code,
            detail,
        };
        let body = serde_json::to_string(&body).expect("plain data becomes JSON");
        let kind = HeaderValue::from_static("application/problem+json");
        let mut response = (status, [(header::CONTENT_TYPE, kind)], body).into_response();
        if code == Code::TooMany {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static("5"));
        }
        if code == Code::NoIdentity {
            let bearer = HeaderValue::from_static("Bearer");
            response.headers_mut().insert(header::WWW_AUTHENTICATE, bearer);
        }
        response
    }
}
