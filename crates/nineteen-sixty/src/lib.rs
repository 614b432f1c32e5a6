//! Work.
