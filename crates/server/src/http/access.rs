//! Who may use a route: anybody, browsers alone, or also a program's token with the right scope.
//!
//! A token is not an account. Whoever has one may play as its owner, or read the owner's matches, and nothing else. So the
//! rule stands beside each route (`routes.rs`), it is checked in one place before the route is reached, and a route that says
//! nothing is closed to tokens: [`super::visitor::Visitor`] knows a token's owner only from the [`Grant`] that is left here.

use std::collections::HashMap;
use std::sync::Arc;

use axum::Router;
use axum::extract::{MatchedPath, Request, State};
use axum::http::Method;
use axum::http::header::{AUTHORIZATION, CACHE_CONTROL, HeaderMap, HeaderValue};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use utoipa::openapi::path::{Operation, PathItem};
use utoipa::openapi::security::SecurityRequirement;
use utoipa_axum::router::{OpenApiRouter, UtoipaMethodRouter};

use super::App;
use super::error::ApiError;
use crate::store::tokens::Grant;
use crate::time::now;
use crate::wire::{ClientMessage, Scope};

/// The name of the cookie's security scheme in the description for programs.
pub(super) const COOKIE_SCHEME: &str = "session";
/// The name of the token's security scheme in the description for programs.
pub(super) const TOKEN_SCHEME: &str = "token";

/// Who may use a route.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Access {
    /// Anybody. It is the same for everybody: a token makes no difference, not even a bad one.
    Public,
    /// A browser, with or without a session. What is answered is of one account, and no cache keeps it.
    Browser,
    /// A browser, or a program whose token has one of these scopes.
    Token(&'static [Scope]),
}

/// What each route is open to.
pub(super) type AccessList = HashMap<(Method, String), Access>;

/// Routes, each with who may use it.
pub(super) struct Routes {
    router: OpenApiRouter<App>,
    access: AccessList,
}

impl Routes {
    pub(super) fn new() -> Routes {
        Routes { router: OpenApiRouter::new(), access: AccessList::new() }
    }

    /// Adds routes that are the same for everybody.
    pub(super) fn public(self, routes: UtoipaMethodRouter<App>) -> Routes {
        self.add(Access::Public, routes)
    }

    /// Adds routes that are closed to tokens.
    pub(super) fn browser(self, routes: UtoipaMethodRouter<App>) -> Routes {
        self.add(Access::Browser, routes)
    }

    /// Adds routes that are open to tokens with one of these scopes.
    pub(super) fn token(self, scopes: &'static [Scope], routes: UtoipaMethodRouter<App>) -> Routes {
        self.add(Access::Token(scopes), routes)
    }

    fn add(mut self, access: Access, (schemas, mut paths, handlers): UtoipaMethodRouter<App>) -> Routes {
        for (path, item) in &mut paths.paths {
            for (method, operation) in operations(item) {
                operation.security = Some(security(access));
                self.access.insert((method, path.clone()), access);
            }
        }
        Routes { router: self.router.routes((schemas, paths, handlers)), ..self }
    }

    /// Changes all routes that were added so far, by a layer.
    pub(super) fn map(self, change: impl FnOnce(OpenApiRouter<App>) -> OpenApiRouter<App>) -> Routes {
        Routes { router: change(self.router), ..self }
    }

    pub(super) fn merge(mut self, other: Routes) -> Routes {
        self.access.extend(other.access);
        Routes { router: self.router.merge(other.router), ..self }
    }

    /// The description for programs.
    pub(super) fn into_openapi(self) -> utoipa::openapi::OpenApi {
        self.router.into_openapi()
    }

    pub(super) fn split(self) -> (Router<App>, AccessList) {
        (self.router.split_for_parts().0, self.access)
    }
}

fn operations(item: &mut PathItem) -> impl Iterator<Item = (Method, &mut Operation)> {
    let all = [
        (Method::GET, &mut item.get),
        (Method::PUT, &mut item.put),
        (Method::POST, &mut item.post),
        (Method::DELETE, &mut item.delete),
        (Method::PATCH, &mut item.patch),
    ];
    all.into_iter().filter_map(|(method, operation)| Some((method, operation.as_mut()?)))
}

/// The same in the words of OpenAPI. Nobody needs a session to ask: what needs one says 401.
fn security(access: Access) -> Vec<SecurityRequirement> {
    let anybody = SecurityRequirement::default();
    let cookie = || SecurityRequirement::new(COOKIE_SCHEME, [""; 0]);
    match access {
        Access::Public => vec![anybody],
        Access::Browser => vec![cookie()],
        Access::Token(scopes) => {
            let tokens = scopes.iter().map(|scope| SecurityRequirement::new(TOKEN_SCHEME, [scope.word()]));
            std::iter::once(cookie()).chain(tokens).collect()
        }
    }
}

/// The token that a program sends.
pub(super) fn bearer(headers: &HeaderMap) -> Option<&str> {
    let authorization = headers.get(AUTHORIZATION)?;
    authorization.to_str().unwrap_or_default().strip_prefix("Bearer ")
}

/// Lets a token in where its scope allows it, and tells caches what they may not keep.
pub(super) async fn guard(
    State((app, list)): State<(App, Arc<AccessList>)>,
    mut request: Request,
    next: Next,
) -> Response {
    // What leads to no route leads to the page, which knows nobody.
    let Some(path) = request.extensions().get::<MatchedPath>() else { return next.run(request).await };
    let method = if *request.method() == Method::HEAD { Method::GET } else { request.method().clone() };
    let access = list.get(&(method, path.as_str().to_owned())).copied().unwrap_or(Access::Browser);
    let token = bearer(request.headers()).map(str::to_owned);
    let refused = match (access, token) {
        (Access::Public, _) | (_, None) => None,
        (Access::Browser, Some(_)) => Some(ApiError::NotForTokens),
        (Access::Token(scopes), Some(token)) => match granted(&app, &token, scopes).await {
            Ok(grant) => {
                request.extensions_mut().insert(grant);
                None
            }
            Err(error) => Some(error),
        },
    };
    let mut response = match refused {
        Some(refused) => refused.into_response(),
        None => next.run(request).await,
    };
    if access == Access::Browser {
        response.headers_mut().entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    }
    response
}

async fn granted(app: &App, token: &str, scopes: &[Scope]) -> Result<Grant, ApiError> {
    let grant = app.house().store.token(token, now()).await?.ok_or(ApiError::BadToken)?;
    match scopes.iter().find(|scope| !grant.scopes.contains(scope)) {
        Some(missing) if !scopes.iter().any(|scope| grant.scopes.contains(scope)) => {
            Err(ApiError::OutOfScope(*missing))
        }
        _ => Ok(grant),
    }
}

/// May this be said at a table by somebody with these scopes? Whoever may read may also ask; all else is playing.
pub(super) fn may_say(scopes: &[Scope], wish: &ClientMessage) -> Result<(), ApiError> {
    let asks = match wish {
        ClientMessage::Hello { .. }
        | ClientMessage::Why { .. }
        | ClientMessage::Odds { .. }
        | ClientMessage::Prospect { .. }
        | ClientMessage::Ping { .. } => true,
        ClientMessage::Sit { .. }
        | ClientMessage::Stand { .. }
        | ClientMessage::SeatBot { .. }
        | ClientMessage::Contribute { .. }
        | ClientMessage::Start
        | ClientMessage::Act { .. }
        | ClientMessage::Undo { .. }
        | ClientMessage::TakeBack { .. }
        | ClientMessage::AskPause { .. }
        | ClientMessage::Resume { .. }
        | ClientMessage::Answer { .. }
        | ClientMessage::Resign { .. }
        | ClientMessage::Vacation { .. }
        | ClientMessage::Order { .. }
        | ClientMessage::Rematch
        | ClientMessage::Chat { .. } => false,
    };
    if asks || scopes.contains(&Scope::Play) { Ok(()) } else { Err(ApiError::OutOfScope(Scope::Play)) }
}
