//! Who may ask, and how often: origins, rates, and the headers that every answer carries.

use crate::config::{Config, Limits, Rate};
use crate::error::{Error, Result};
use crate::room::Hub;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex};
use std::time::Instant;

/// The address that a request comes from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Caller(pub(crate) IpAddr);

#[derive(Debug)]
pub(crate) struct Guard {
    pub(crate) requests: Buckets,
    pub(crate) changes: Buckets,
    pub(crate) chat: Buckets,
    pub(crate) logins: Buckets,
    pub(crate) guests: Buckets,
    pub(crate) webhooks: Buckets,
    /// The origin of the page where a proxy stands in front.
    origin: Option<String>,
    pub(crate) secure: bool,
    trust_proxy: bool,
}

impl Guard {
    pub(crate) fn new(config: &Config) -> Guard {
        let Limits {
            requests,
            changes,
            chat,
            logins,
            guests,
            webhooks,
            ..
        } = config.limits;
        let origin = config.public_url.as_deref();
        let origin = origin.map(|url| url.trim_end_matches('/').to_owned());
        Guard {
            requests: Buckets::new(requests),
            changes: Buckets::new(changes),
            chat: Buckets::new(chat),
            logins: Buckets::new(logins),
            guests: Buckets::new(guests),
            webhooks: Buckets::new(webhooks),
            secure: origin
                .as_deref()
                .is_some_and(|url| url.starts_with("https:")),
            origin,
            trust_proxy: config.trust_proxy,
        }
    }

    /// Whether a request comes from the page of this server: its origin is the public one, or the host that was asked.
    pub(crate) fn same_origin(&self, headers: &HeaderMap) -> Result<()> {
        let text = |name| {
            headers
                .get(name)
                .and_then(|value: &HeaderValue| value.to_str().ok())
        };
        let origin = text(header::ORIGIN).ok_or(Error::Origin)?;
        if let Some(public) = &self.origin {
            return (origin == public).then_some(()).ok_or(Error::Origin);
        }
        let host = text(header::HOST).ok_or(Error::Origin)?;
        let from = origin
            .strip_prefix("http://")
            .or_else(|| origin.strip_prefix("https://"));
        (from == Some(host)).then_some(()).ok_or(Error::Origin)
    }

    fn caller(&self, headers: &HeaderMap, peer: IpAddr) -> IpAddr {
        if !self.trust_proxy {
            return peer;
        }
        let forwarded = headers.get("x-forwarded-for");
        let forwarded = forwarded.and_then(|value| value.to_str().ok());
        let last = forwarded.and_then(|list| list.rsplit(',').next());
        last.and_then(|address| address.trim().parse().ok())
            .unwrap_or(peer)
    }
}

/// One bucket of tokens a key, refilled as time goes by.
#[derive(Debug)]
pub(crate) struct Buckets {
    rate: Rate,
    full: Mutex<HashMap<String, Bucket>>,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    tokens: f64,
    filled: Instant,
}

impl Bucket {
    pub(crate) fn new(rate: Rate) -> Bucket {
        Bucket {
            tokens: rate.at_once,
            filled: Instant::now(),
        }
    }

    /// Takes a token, if there is one.
    pub(crate) fn take(&mut self, rate: Rate) -> Result<()> {
        self.fill(rate);
        if self.tokens < 1.0 {
            return Err(Error::TooFast);
        }
        self.tokens -= 1.0;
        Ok(())
    }

    fn fill(&mut self, rate: Rate) {
        let now = Instant::now();
        let gained = (now - self.filled).as_secs_f64() * rate.a_second;
        self.tokens = (self.tokens + gained).min(rate.at_once);
        self.filled = now;
    }
}

/// Beyond this many keys, those who have been quiet long enough are forgotten.
const MOST_KEYS: usize = 10_000;

impl Buckets {
    fn new(rate: Rate) -> Buckets {
        Buckets {
            rate,
            full: Mutex::default(),
        }
    }

    pub(crate) fn take(&self, key: &str) -> Result<()> {
        let mut buckets = self
            .full
            .lock()
            .unwrap_or_else(|poisoned| poisoned.into_inner());
        if buckets.len() >= MOST_KEYS {
            buckets.retain(|_, bucket| {
                bucket.fill(self.rate);
                bucket.tokens < self.rate.at_once
            });
        }
        let bucket = buckets
            .entry(key.to_owned())
            .or_insert_with(|| Bucket::new(self.rate));
        bucket.take(self.rate)
    }
}

/// Every request passes here: counted, limited, and checked if it changes something.
pub(crate) async fn check(
    State(hub): State<Arc<Hub>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    mut request: Request,
    next: Next,
) -> Response {
    hub.metrics.requests.add(1);
    let caller = hub.guard.caller(request.headers(), peer.ip());
    request.extensions_mut().insert(Caller(caller));
    let host = request.headers().get(header::HOST).cloned();
    let mut response = match admit(&hub, &request, caller) {
        Ok(()) => next.run(request).await,
        Err(error) => error.into_response(),
    };
    add_headers(response.headers_mut(), host.as_ref());
    response
}

fn admit(hub: &Hub, request: &Request, caller: IpAddr) -> Result<()> {
    let path = request.uri().path();
    if path == "/healthz" || path == "/metrics" {
        return Ok(());
    }
    hub.guard.requests.take(&caller.to_string())?;
    if matches!(*request.method(), Method::GET | Method::HEAD) {
        return Ok(());
    }
    hub.guard.same_origin(request.headers())?;
    let kind = request.headers().get(header::CONTENT_TYPE);
    let kind = kind.and_then(|value| value.to_str().ok()).unwrap_or("");
    match kind.split(';').next().map(str::trim) {
        Some("application/json") => Ok(()),
        _ => Err(Error::NotJson),
    }
}

fn add_headers(headers: &mut HeaderMap, host: Option<&HeaderValue>) {
    let fixed = [
        ("x-content-type-options", "nosniff"),
        ("referrer-policy", "no-referrer"),
        ("x-frame-options", "DENY"),
        ("cross-origin-opener-policy", "same-origin"),
        ("cross-origin-resource-policy", "same-origin"),
        (
            "permissions-policy",
            "camera=(), microphone=(), geolocation=()",
        ),
    ];
    for (name, value) in fixed {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if let Ok(policy) = HeaderValue::from_str(&content_policy(host)) {
        headers.insert(header::CONTENT_SECURITY_POLICY, policy);
    }
    let never = HeaderValue::from_static("no-store");
    headers.entry(header::CACHE_CONTROL).or_insert(never);
}

/// Nothing from elsewhere, nothing inline. Not every browser counts sockets to the same host as its own.
fn content_policy(host: Option<&HeaderValue>) -> String {
    let plain = |host: &&str| {
        let letters = host.bytes();
        letters.clone().count() < 256 && { letters }
            .all(|letter| letter.is_ascii_alphanumeric() || b".-:[]".contains(&letter))
    };
    let host = host.and_then(|host| host.to_str().ok()).filter(plain);
    let sockets = host.map_or(String::new(), |host| format!(" ws://{host} wss://{host}"));
    format!(
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; \
         manifest-src 'self'; connect-src 'self'{sockets}; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    )
}
