use crate::*;
use engine::*;
impl NineteenSixty {
    pub(crate) fn question_for(&self, _side: Side) -> Question {
        Question {
            id: "Q",
            rule: Rule("R-1.1.1"),
            text: Message::new("x"),
        }
    }
    pub(crate) fn refusal(&self, _seat: Seat, _action: crate::action::Action) -> Illegal {
        Illegal {
            rule: Rule("R-1.1.1"),
            text: Message::new("x"),
        }
    }
}
