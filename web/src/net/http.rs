use serde::{Serialize, de::DeserializeOwned};
use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{AbortSignal, Headers, Request, RequestInit, Response};
use wire::{Code, Problem, http::ProblemDetails};

use super::Trouble;
use crate::browser;

/// After how many milliseconds nobody is waited for any longer: a line can be dead without a word.
const PATIENCE: u32 = 10_000;

/// Asks for something.
pub async fn get<T: DeserializeOwned>(path: &str) -> Result<T, Trouble> {
    read(&ask("GET", path, None).await?)
}

/// Asks for a text.
pub async fn text(path: &str) -> Result<String, Trouble> {
    ask("GET", path, None).await
}

/// Sends something.
pub async fn post<T: DeserializeOwned>(path: &str, body: &impl Serialize) -> Result<T, Trouble> {
    send("POST", path, body).await
}

/// Sends something by another method.
pub async fn send<T: DeserializeOwned>(
    method: &str,
    path: &str,
    body: &impl Serialize,
) -> Result<T, Trouble> {
    let body = serde_json::to_string(body).expect("what we send is JSON");
    read(&ask(method, path, Some(("application/json", body))).await?)
}

fn read<T: DeserializeOwned>(text: &str) -> Result<T, Trouble> {
    // Something else than our server may answer, such as a hotel that wants one to log in.
    serde_json::from_str(text).map_err(|_| Trouble::Away)
}

/// One request; what comes back is text.
pub async fn ask(
    method: &str,
    path: &str,
    body: Option<(&str, String)>,
) -> Result<String, Trouble> {
    let (fine, status, text) = fetch(method, path, body).await.map_err(|_| Trouble::Away)?;
    if fine {
        return Ok(text);
    }
    let said: Option<ProblemDetails> = serde_json::from_str(&text).ok();
    Err(said.map_or_else(
        || match status {
            502..=504 => Trouble::Away,
            _ => Trouble::Said(Problem::new(Code::Internal, format!("status {status}"))),
        },
        |said| Trouble::Said(Problem::new(said.code, said.detail)),
    ))
}

async fn fetch(
    method: &str,
    path: &str,
    body: Option<(&str, String)>,
) -> Result<(bool, u16, String), JsValue> {
    let init = RequestInit::new();
    init.set_method(method);
    if let Some((kind, body)) = body {
        let headers = Headers::new()?;
        headers.set("content-type", kind)?;
        init.set_headers(&headers);
        init.set_body(&body.into());
    }
    init.set_signal(Some(&AbortSignal::timeout_with_u32(PATIENCE)));
    let request = Request::new_with_str_and_init(path, &init)?;
    let response = JsFuture::from(browser::window().fetch_with_request(&request)).await?;
    let response: Response = response.dyn_into()?;
    let text = JsFuture::from(response.text()?).await?.as_string().unwrap_or_default();
    Ok((response.ok(), response.status(), text))
}
