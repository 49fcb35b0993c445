//! Reading what somebody else wrote, exactly as it is described.

use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Error, Value};

/// Reads something that a client sent, as the API document describes it.
///
/// Serde by itself also takes a list where an object belongs, with the fields in their order and
/// without their names. Such a message would break with the next field, so it is refused, however
/// deep the list stands.
pub fn from_value<T: DeserializeOwned + Serialize>(value: Value) -> Result<T, Error> {
    let lists = holds_list(&value);
    let given = lists.then(|| value.clone());
    let read = T::deserialize(value)?;
    if let Some(given) = given
        && !same_shape(&given, &serde_json::to_value(&read)?)
    {
        let detail = "a list stands where an object belongs: write `{\"name\": …}`";
        return Err(serde::de::Error::custom(detail));
    }
    Ok(read)
}

/// The same from text.
pub fn from_str<T: DeserializeOwned + Serialize>(text: &str) -> Result<T, Error> {
    from_value(serde_json::from_str(text)?)
}

fn holds_list(value: &Value) -> bool {
    match value {
        Value::Array(_) => true,
        Value::Object(fields) => fields.values().any(holds_list),
        _ => false,
    }
}

/// Whether no list was taken for an object.
fn same_shape(given: &Value, read: &Value) -> bool {
    match (given, read) {
        (Value::Array(_), Value::Object(_)) => false,
        (Value::Array(given), Value::Array(read)) => {
            given.iter().zip(read).all(|(given, read)| same_shape(given, read))
        }
        (Value::Object(given), Value::Object(read)) => given
            .iter()
            .all(|(name, given)| read.get(name).is_none_or(|read| same_shape(given, read))),
        _ => true,
    }
}

#[cfg(test)]
mod tests {
    use super::from_str;
    use crate::Command;

    #[test]
    fn no_list_is_taken_for_an_object() {
        let check = |text: &str, fine: bool| {
            assert_eq!(from_str::<Command>(text).is_ok(), fine, "{text}");
        };
        check(r#"{"id":"a","do":{"act":{"actions":["draw"]}}}"#, true);
        check(r#"{"id":"a","do":{"hello":{}}}"#, true);
        check(r#"["a","resign"]"#, false);
        check(r#"{"id":"a","do":{"act":[["draw"],7]}}"#, false);
        check(r#"{"id":"a","do":{"act":[["draw"]]}}"#, false);
        check(r#"{"id":"a","do":{"hello":[24,true]}}"#, false);
        check(r#"{"id":"a","do":{"hello":[null,false]}}"#, false);
        check(r#"{"id":"a","do":{"undo":[25]}}"#, false);
    }
}
