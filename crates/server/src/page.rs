//! The page, embedded when the server is built. Every path that is not the interface's is the page's own business.

use crate::error::Error;
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use std::io::Write;
use std::sync::{LazyLock, OnceLock};

struct File {
    path: &'static str,
    bytes: &'static [u8],
    /// Each made once, when somebody first asks for it.
    brotli: OnceLock<Vec<u8>>,
    gzip: OnceLock<Vec<u8>>,
}

// `PAGE`: every file of the page, its path and its bytes.
include!(concat!(env!("OUT_DIR"), "/page.rs"));

static FILES: LazyLock<Vec<File>> = LazyLock::new(|| {
    let file = |&(path, bytes): &(&'static str, &'static [u8])| File {
        path,
        bytes,
        brotli: OnceLock::new(),
        gzip: OnceLock::new(),
    };
    PAGE.iter().map(file).collect()
});

pub(crate) async fn serve(uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    if path.starts_with("api/") {
        return Error::NoSuchPath.into_response();
    }
    let named = FILES.iter().find(|file| file.path == path);
    // A file that is asked for by name is there or not; everything else is a route of the page.
    let file = match path.starts_with("assets/") {
        true => named,
        false => named.or_else(|| FILES.iter().find(|file| file.path == "index.html")),
    };
    match file {
        Some(file) => file.respond(&headers),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

impl File {
    fn respond(&'static self, headers: &HeaderMap) -> Response {
        let (encoding, bytes) = self.encoded(headers);
        // Names under assets/ change with their content.
        let cache = match self.path.starts_with("assets/") {
            true => "public, max-age=31536000, immutable",
            false => "no-cache",
        };
        let mut response = (
            [
                (header::CONTENT_TYPE, kind(self.path)),
                (header::CACHE_CONTROL, cache),
                (header::VARY, "Accept-Encoding"),
            ],
            bytes,
        )
            .into_response();
        if let Some(encoding) = encoding {
            let encoding = axum::http::HeaderValue::from_static(encoding);
            response
                .headers_mut()
                .insert(header::CONTENT_ENCODING, encoding);
        }
        response
    }

    fn encoded(&'static self, headers: &HeaderMap) -> (Option<&'static str>, &'static [u8]) {
        let accepted = headers.get(header::ACCEPT_ENCODING);
        let accepted = accepted.and_then(|value| value.to_str().ok()).unwrap_or("");
        let accepts = |name: &str| {
            accepted
                .split(',')
                .any(|word| word.trim().split(';').next() == Some(name))
        };
        if self.bytes.len() < 512 || kind(self.path).starts_with("font/woff2") {
            (None, self.bytes)
        } else if accepts("br") {
            (Some("br"), self.brotli.get_or_init(|| brotli(self.bytes)))
        } else if accepts("gzip") {
            (Some("gzip"), self.gzip.get_or_init(|| gzip(self.bytes)))
        } else {
            (None, self.bytes)
        }
    }
}

fn brotli(bytes: &[u8]) -> Vec<u8> {
    let mut out = Vec::new();
    {
        let mut writer = brotli::CompressorWriter::new(&mut out, 4096, 9, 22);
        // Writing to memory cannot fail.
        let _ = writer.write_all(bytes);
    }
    out
}

fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut writer = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    let written = writer.write_all(bytes).and_then(|()| writer.finish());
    written.expect("writing to memory cannot fail")
}

fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js" | "mjs") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("json" | "map" | "webmanifest") => "application/json",
        Some("png") => "image/png",
        Some("ico") => "image/x-icon",
        Some("woff2") => "font/woff2",
        Some("txt" | "ftl" | "md") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
