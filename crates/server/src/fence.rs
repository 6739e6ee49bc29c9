//! A fence around code that may panic. What happens behind it concerns one decision, one table or one task, and never the
//! node.

use std::any::Any;
use std::future::Future;
use std::panic::{AssertUnwindSafe, catch_unwind};

use futures_util::FutureExt as _;

/// Code behind a fence panicked, with this message.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("panicked: {0}")]
pub struct Panicked(String);

impl Panicked {
    pub(crate) fn new(payload: &(dyn Any + Send)) -> Panicked {
        let text = payload.downcast_ref::<&str>().copied();
        let text = text.or_else(|| payload.downcast_ref::<String>().map(String::as_str));
        Panicked(text.unwrap_or("no message").to_owned())
    }
}

/// Runs some code. Whatever it borrows may be half changed after a panic: callers restore it or throw it away.
pub fn fenced<T>(work: impl FnOnce() -> T) -> Result<T, Panicked> {
    catch_unwind(AssertUnwindSafe(work)).map_err(|payload| Panicked::new(payload.as_ref()))
}

/// The same for a future.
pub async fn fenced_async<T>(work: impl Future<Output = T>) -> Result<T, Panicked> {
    AssertUnwindSafe(work).catch_unwind().await.map_err(|payload| Panicked::new(payload.as_ref()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_panic_becomes_an_error_with_its_message() {
        assert_eq!(fenced(|| 7), Ok(7));
        let panicked = fenced(|| std::panic::resume_unwind(Box::new("planted"))).map(|(): ()| ());
        assert_eq!(panicked.unwrap_err().to_string(), "panicked: planted");
        let work = async { std::panic::resume_unwind(Box::new(format!("planted {}", 2))) };
        let panicked: Result<(), Panicked> = fenced_async(work).await;
        assert_eq!(panicked.unwrap_err().to_string(), "panicked: planted 2");
    }
}
