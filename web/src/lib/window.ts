// Response windows: when a page passes by itself. With other people at the table it waits equally long for everybody, whatever
// they hold, so that the time that a window takes tells nobody anything.
import type { StateFrame } from "./types";

/** How long a window stays open at a table with several people and without a clock. */
export const WINDOW = 8000;
/** How long one looks at a window that one has nothing for, where nobody else is at the table. */
export const GLANCE = 600;

/** After how many milliseconds the viewer passes by themselves; null where they are waited for. */
export function passesAfter(frame: StateFrame, passInSlowGames: boolean): number | null {
  const mine = frame.seats.filter((seat) => seat.mine).length;
  // At one screen the next player would see that the last one had nothing.
  if (mine > 1) return null;
  const alone = frame.seats.every((seat) => seat.mine || seat.kind === "bot");
  if (alone) return frame.choices.length === 1 ? GLANCE : null;
  const { speed } = frame;
  if (speed === "none") return WINDOW;
  if ("days" in speed) return passInSlowGames ? GLANCE : null;
  return speed.live.window ? speed.live.window * 1000 : null;
}
