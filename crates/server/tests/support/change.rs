//! What a frame `change` leads to, as the page works it out.

use serde_json::Value;

/// Takes a change over into the whole state.
pub fn apply(state: &mut Value, change: &Value) {
    let fields = change.as_object().expect("an object").iter();
    for (field, value) in fields.filter(|(field, _)| !["type", "view"].contains(&field.as_str())) {
        state[field] = value.clone();
    }
    // Nothing before the start.
    for (field, value) in change["view"].as_object().into_iter().flatten() {
        state["view"][field] = value.clone();
    }
}
