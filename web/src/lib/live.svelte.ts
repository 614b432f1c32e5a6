// One table over one socket: the last state, all events so far, chat, and what to send.
import type { Choice, ClientFrame, LogEvent, Message, Orders, Room, Seat, ServerFrame, StateFrame, Viewer } from "./types";

export interface ChatLine {
  room: Room;
  from: string;
  text: string;
  at: number;
}
export interface Told {
  text: Message | string;
  rule: string | null;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const PING = 25_000;

export class Live {
  frame = $state.raw<StateFrame | null>(null);
  events = $state.raw<LogEvent[]>([]);
  /** What has just happened before these eyes. */
  fresh = $state.raw<LogEvent[]>([]);
  chat = $state<ChatLine[]>([]);
  /** What the viewer has ordered at this table; nothing as long as it is not told. */
  orders = $state.raw<Orders | null>(null);
  spectators = $state(0);
  online = $state(false);
  /** Whether the socket has been lost since it was first open. */
  lost = $state(false);
  refused = $state.raw<Told | null>(null);
  viewer: Viewer | null = null;
  /** The ply that an answer was sent for and not yet told of. */
  pending = $state<number | null>(null);

  #socket: WebSocket | null = null;
  #seen: number | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #closed = false;

  constructor(readonly table: string) {
    this.#open();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#ping);
    this.#socket?.close();
  }

  answer(choice: Choice): void {
    const frame = this.frame;
    if (frame?.ply == null || this.pending === frame.ply) return;
    this.refused = null;
    this.pending = frame.ply;
    this.#send({ type: "answer", ply: frame.ply, seat: frame.viewer, choice: choice.index });
  }
  undo(): void {
    const frame = this.frame;
    if (frame?.can_undo) this.#send({ type: "undo", seat: frame.viewer });
  }
  resign(seat: Seat): void {
    this.#send({ type: "resign", seat });
  }
  look(seat: Viewer): void {
    // Another pair of eyes has seen other events, so the log is told anew.
    this.events = [];
    this.#seen = null;
    this.#send({ type: "look", seat });
  }
  say(room: Room, text: string): void {
    this.#send({ type: "chat", room, text });
  }
  retry(): void {
    this.#wait = FIRST_WAIT;
    clearTimeout(this.#timer);
    this.#open();
  }

  #send(frame: ClientFrame): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(frame));
  }

  #open(): void {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/api/tables/${this.table}/socket`);
    this.#socket = socket;
    socket.onopen = () => {
      this.online = true;
      this.#wait = FIRST_WAIT;
      // Whoever plays several seats goes on with the eyes that they had.
      const several = (this.frame?.seats.filter((seat) => seat.mine).length ?? 0) > 1;
      this.#send({ type: "hello", seen: this.#seen, ...(several && this.frame ? { viewer: this.frame.viewer } : {}) });
      clearInterval(this.#ping);
      this.#ping = setInterval(() => this.#send({ type: "ping" }), PING);
    };
    socket.onmessage = (message: MessageEvent<string>) => this.#take(JSON.parse(message.data) as ServerFrame);
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      this.online = false;
      clearInterval(this.#ping);
      if (this.#closed) return;
      this.lost = true;
      this.pending = null;
      this.#timer = setTimeout(() => this.#open(), this.#wait);
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    };
  }

  #show(frame: StateFrame): void {
    this.lost = false;
    this.frame = frame;
    this.pending = null;
    // A seat that was taken over, or other eyes: the story is told anew.
    const anew = frame.viewer !== this.viewer;
    if (anew) this.orders = null;
    const merged = mergeEvents(anew ? [] : this.events, frame.events);
    this.fresh = anew ? [] : merged.fresh;
    this.events = merged.all;
    this.#seen = frame.ply;
    this.viewer = frame.viewer;
  }

  #take(told: ServerFrame): void {
    switch (told.type) {
      case "state":
        this.#show(told);
        break;
      case "change":
        if (this.frame) this.#show(changed(this.frame, told));
        break;
      case "accepted":
        this.refused = null;
        break;
      case "refused":
        this.pending = null;
        this.refused = { text: told.text, rule: told.rule };
        break;
      case "presence":
        this.spectators = told.spectators;
        if (this.frame) {
          const seats = this.frame.seats.map((seat) => ({ ...seat, present: told.seats[seat.side] ?? false }));
          this.frame = { ...this.frame, seats };
        }
        break;
      case "chat":
        this.chat.push({ room: told.room, from: told.from, text: told.text, at: told.at });
        break;
      case "orders":
        if (told.seat === this.viewer) this.orders = told;
        break;
      case "bye":
        this.refused = { text: told.text, rule: null };
        break;
      case "pong":
        break;
    }
  }
}

/** The frame that a change leads to: a field that is not told of is as it was, in the frame and in its view. */
export function changed(frame: StateFrame, change: Partial<StateFrame>): StateFrame {
  const view = change.view ? { ...(frame.view as object), ...change.view } : frame.view;
  return { ...frame, ...change, view };
}

/** Adds events without doubling a ply that is known already: a reconnect may tell some again. */
export function mergeEvents(known: LogEvent[], told: LogEvent[]): { all: LogEvent[]; fresh: LogEvent[] } {
  const last = known.at(-1)?.ply ?? -1;
  const fresh = told.filter((event) => event.ply > last);
  return { all: fresh.length ? standing([...known, ...fresh]) : known, fresh };
}

/** Without what was taken back: an undo at some ply leaves nothing of the plies after the one it goes back to. */
export function standing(events: LogEvent[]): LogEvent[] {
  const undos = events.filter((event) => event.data.kind === "undo" && typeof event.data.to === "number");
  if (!undos.length) return events;
  const undone = (event: LogEvent) =>
    event.data.kind === undefined && undos.some((undo) => event.ply > Number(undo.data.to) && event.ply < undo.ply);
  return events.filter((event) => !undone(event));
}
