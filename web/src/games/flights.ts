// From where to where something flies over a board.
export interface Point {
  x: number;
  y: number;
}
export interface Departure<T> {
  what: T;
  from: Point;
  to: Point;
  /** Milliseconds until it leaves. */
  delay: number;
  /** A card turns over and is held up; anything else just flies. */
  turns: boolean;
}

/** The middle of an element on the screen, if it can be seen at all. */
export function middle(place: string): Point | null {
  const box = document.querySelector(place)?.getBoundingClientRect();
  return box && box.width > 0 ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
}
