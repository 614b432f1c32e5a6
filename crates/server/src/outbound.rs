//! The one request that the server makes itself: a POST to an address that a user chose.
//!
//! Such an address must not become a way into the network that the server stands in. A name is resolved here, every
//! address that it may not go to is left out, and the connection is made to an address that is left: what a name means
//! cannot change in between. Nothing is followed, nothing of the answer is kept but its status.

use crate::language::{ENGLISH, say};
use axum::http::{HeaderName, Request, Uri, header};
use engine::Message;
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::{Arc, LazyLock};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore, crypto};
use tokio_rustls::{TlsConnector, TlsStream};

/// For everything: finding the address, connecting, sending, and the first line of the answer.
const TIME: Duration = Duration::from_secs(5);
const MAX_URL: usize = 500;

/// Why nothing was sent, or nobody took it.
#[derive(Debug, thiserror::Error)]
#[error("{}", say(ENGLISH, &self.message()))]
pub(crate) enum Failed {
    Url,
    Unknown,
    Private,
    Silent,
    Status(u16),
}

impl Failed {
    /// What is wrong, for whoever reads it.
    pub(crate) fn message(&self) -> Message {
        match self {
            Failed::Url => Message::known("webhook-url"),
            Failed::Unknown => Message::known("webhook-unknown"),
            Failed::Private => Message::known("webhook-private"),
            Failed::Silent => Message::known("webhook-silent"),
            Failed::Status(status) => Message::known("webhook-status").with("status", *status),
        }
    }
}

/// An address as a user wrote it, taken apart.
#[derive(Debug)]
pub(crate) struct Target {
    uri: Uri,
    host: String,
    port: u16,
    secure: bool,
}

impl Target {
    pub(crate) fn parse(url: &str) -> Result<Target, Failed> {
        let uri: Uri = url.parse().map_err(|_| Failed::Url)?;
        let secure = match uri.scheme_str() {
            Some("https") => true,
            Some("http") => false,
            _ => return Err(Failed::Url),
        };
        let authority = uri.authority().ok_or(Failed::Url)?;
        let host = authority.host().trim_matches(['[', ']']).to_owned();
        // A password in an address ends up in places where nobody expects one.
        let named = !host.is_empty() && !authority.as_str().contains('@');
        if !named || url.len() > MAX_URL {
            return Err(Failed::Url);
        }
        let usual = if secure { 443 } else { 80 };
        let port = authority.port_u16().unwrap_or(usual);
        Ok(Target {
            uri,
            host,
            port,
            secure,
        })
    }

    /// The addresses of this host that one may connect to.
    pub(crate) async fn resolve(&self, allow_private: bool) -> Result<Vec<SocketAddr>, Failed> {
        let found = tokio::net::lookup_host((self.host.as_str(), self.port));
        let found = tokio::time::timeout(TIME, found).await;
        let found = found.map_err(|_| Failed::Unknown)?;
        let all: Vec<SocketAddr> = found.map_err(|_| Failed::Unknown)?.collect();
        if all.is_empty() {
            return Err(Failed::Unknown);
        }
        let allowed = |address: &SocketAddr| allow_private || is_public(address.ip());
        let allowed: Vec<SocketAddr> = all.into_iter().filter(allowed).collect();
        match allowed.is_empty() {
            true => Err(Failed::Private),
            false => Ok(allowed),
        }
    }

    /// Posts JSON, once.
    pub(crate) async fn post(
        &self,
        body: String,
        signature: (HeaderName, String),
        allow_private: bool,
    ) -> Result<(), Failed> {
        let sent = self.try_post(body, signature, allow_private);
        tokio::time::timeout(TIME, sent)
            .await
            .map_err(|_| Failed::Silent)?
    }

    async fn try_post(
        &self,
        body: String,
        (header, signature): (HeaderName, String),
        allow_private: bool,
    ) -> Result<(), Failed> {
        let addresses = self.resolve(allow_private).await?;
        let stream = TcpStream::connect(&addresses[..]).await;
        let stream = stream.map_err(|_| Failed::Silent)?;
        let path = self.uri.path_and_query().map_or("/", |path| path.as_str());
        let host = self.uri.authority().map_or("", |host| host.as_str());
        let request = Request::post(path)
            .header(header::HOST, host)
            .header(header::CONTENT_TYPE, "application/json")
            .header(header::USER_AGENT, "Hustings")
            .header(header, signature)
            .body(body)
            .map_err(|_| Failed::Url)?;
        let status = match self.secure {
            true => exchange(self.encrypt(stream).await?, request).await?,
            false => exchange(stream, request).await?,
        };
        match status {
            200..300 => Ok(()),
            other => Err(Failed::Status(other)),
        }
    }

    async fn encrypt(&self, stream: TcpStream) -> Result<TlsStream<TcpStream>, Failed> {
        let name = ServerName::try_from(self.host.clone()).map_err(|_| Failed::Url)?;
        let stream = TlsConnector::from(TLS.clone()).connect(name, stream).await;
        Ok(stream.map_err(|_| Failed::Silent)?.into())
    }
}

static TLS: LazyLock<Arc<ClientConfig>> = LazyLock::new(|| {
    let roots = RootCertStore::from_iter(webpki_roots::TLS_SERVER_ROOTS.iter().cloned());
    let provider = Arc::new(crypto::ring::default_provider());
    let config = ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .expect("the provider knows the usual versions of TLS");
    Arc::new(config.with_root_certificates(roots).with_no_client_auth())
});

/// Sends one request over a connection of its own and gives the status of the answer.
async fn exchange(
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    request: Request<String>,
) -> Result<u16, Failed> {
    let (mut sender, connection) = http1::handshake(TokioIo::new(stream))
        .await
        .map_err(|_| Failed::Silent)?;
    tokio::select! {
        // The connection does the sending, and ends first only if it breaks.
        _ = connection => Err(Failed::Silent),
        answer = sender.send_request(request) => {
            Ok(answer.map_err(|_| Failed::Silent)?.status().as_u16())
        }
    }
}

/// Whether an address is one of the Internet, and not of this machine, this network or their neighbours.
fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let special = address.is_private()
        || address.is_loopback()
        // Where clouds keep their metadata.
        || address.is_link_local()
        || address.is_broadcast()
        || address.is_multicast()
        || address.is_documentation()
        || a == 0
        || a >= 240
        // Behind the address translation of providers.
        || (a == 100 && (64..128).contains(&b))
        || (a == 192 && b == 0 && c == 0)
        || (a == 192 && b == 88 && c == 99)
        || (a == 198 && (b == 18 || b == 19));
    !special
}

fn is_public_v6(address: Ipv6Addr) -> bool {
    // Only 2000::/3 is given out; what it holds of tunnels and examples is not. So no private, local or mapped address is.
    let [a, b, ..] = address.segments();
    let given_out = a & 0xe000 == 0x2000;
    let tunnel = a == 0x2002 || (a == 0x2001 && b < 0x0200);
    let example = (a == 0x2001 && b == 0x0db8) || (a == 0x3fff && b < 0x1000);
    given_out && !tunnel && !example
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_addresses_of_the_internet_are_public() {
        let private = "0.0.0.0 10.1.2.3 100.64.0.1 100.100.100.200 127.0.0.1 127.9.9.9 169.254.169.254 172.16.0.1 \
            172.31.255.255 192.0.0.192 192.0.2.1 192.88.99.1 192.168.1.1 198.18.0.1 198.51.100.1 203.0.113.1 \
            224.0.0.1 240.0.0.1 255.255.255.255 :: ::1 ::127.0.0.1 ::ffff:127.0.0.1 ::ffff:10.0.0.1 \
            64:ff9b::7f00:1 100::1 2001::1 2001:db8::1 2002:7f00:1:: 3fff::1 fc00::1 fd00:ec2::254 fe80::1 fec0::1 ff02::1";
        for address in private.split_whitespace() {
            assert!(!is_public(address.parse().unwrap()), "{address}");
        }
        let public = "1.1.1.1 8.8.8.8 93.184.216.34 100.63.0.1 100.128.0.1 172.15.0.1 172.32.0.1 2606:4700::1111 \
            2001:4860:4860::8888 2a00:1450:4001::1";
        for address in public.split_whitespace() {
            assert!(is_public(address.parse().unwrap()), "{address}");
        }
    }

    #[test]
    fn an_address_is_one_of_the_web_without_a_password() {
        for url in [
            "",
            "nonsense",
            "/path",
            "ftp://example.org/",
            "file:///etc/passwd",
            "https://",
            "https://user:word@example.org/",
            &format!("https://example.org/{}", "x".repeat(MAX_URL)),
        ] {
            assert!(matches!(Target::parse(url), Err(Failed::Url)), "{url}");
        }
        let target = Target::parse("https://[2606:4700::1111]/hook?a=b").unwrap();
        assert_eq!(
            (target.host.as_str(), target.port),
            ("2606:4700::1111", 443)
        );
        let target = Target::parse("http://example.org:8080").unwrap();
        assert_eq!((target.host.as_str(), target.port), ("example.org", 8080));
    }

    #[tokio::test]
    async fn a_name_is_judged_by_what_it_means() {
        for url in [
            "http://localhost/",
            "http://127.0.0.1:9/",
            "http://[::1]/",
            "http://2130706433/",
        ] {
            let target = Target::parse(url).unwrap();
            let refused = target.resolve(false).await;
            assert!(
                matches!(refused, Err(Failed::Private | Failed::Unknown)),
                "{url}: {refused:?}"
            );
        }
        assert!(
            Target::parse("http://localhost/")
                .unwrap()
                .resolve(true)
                .await
                .is_ok()
        );
    }
}
