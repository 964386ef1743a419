import type { ClientMessage, ServerMessage } from "./protocol.ts";

/** What a person is told of it; all but the last come to an end by themselves. */
export type Connection =
  "connecting" | "open" | "offline" | "restarting" | "rationed" | "crowded" | "silent" | "refused";

export interface SocketHooks {
  readonly onMessage: (message: ServerMessage) => void;
  readonly onConnection: (connection: Connection) => void;
  /** What is said first on every connection. */
  readonly hello: () => ClientMessage;
}

const kFirstWait = 400;
const kLongestWait = 15000;
const kPingEvery = 20000;
const kSilence = 45000;
/** The first view of a large battle takes a phone minutes, and nothing is heard until it is whole. */
const kFirstSilence = 300000;
const kAnswerWithin = 10000;
/** What was asked too often is not asked again at once. */
const kRationedWait = 4000;
/** What the server says with the code of a close; any other is a lost connection. */
const kCloses: Readonly<Record<number, Connection>> = {
  1008: "rationed",
  1012: "restarting",
  1013: "crowded",
  4001: "refused",
  4004: "refused",
  4005: "refused",
};

/** A connection that comes back by itself. */
export class Socket {
  #url: string;
  #hooks: SocketHooks;
  #socket: WebSocket | undefined;
  #wait = kFirstWait;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heartbeat: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #heardAnything = false;
  #ended = false;
  /** Why the last connection was lost: it stays true while attempts fail. */
  #why: Connection = "offline";

  constructor(url: string, hooks: SocketHooks) {
    this.#url = url;
    this.#hooks = hooks;
    addEventListener("online", this.#now);
    addEventListener("offline", this.#gone);
    this.#connect();
  }

  /** Says it if there is a connection; answers whether it did. */
  tell(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Drops the connection and comes back with a new hello. */
  again(): void {
    this.#socket?.close(4000);
  }

  end(): void {
    this.#ended = true;
    removeEventListener("online", this.#now);
    removeEventListener("offline", this.#gone);
    clearTimeout(this.#timer);
    clearInterval(this.#heartbeat);
    this.#socket?.close(1000);
  }

  #connect(): void {
    clearTimeout(this.#timer);
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    this.#timer = setTimeout(() => this.#lost("silent"), kAnswerWithin);
    let wasOpen = false;
    socket.onopen = () => {
      wasOpen = true;
      clearTimeout(this.#timer);
      this.#heard = Date.now();
      this.#heardAnything = false;
      socket.send(JSON.stringify(this.#hooks.hello()));
      this.#hooks.onConnection("open");
      clearInterval(this.#heartbeat);
      this.#heartbeat = setInterval(this.#beat, kPingEvery);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#heard = Date.now();
      this.#heardAnything = true;
      const message = JSON.parse(event.data) as ServerMessage;
      if (message.type === "view" || message.type === "update") this.#wait = kFirstWait;
      this.#hooks.onMessage(message);
    };
    socket.onclose = (event) => {
      if (this.#socket !== socket) return;
      this.#lost(kCloses[event.code] ?? (wasOpen ? "offline" : this.#why));
    };
  }

  #lost(how: Connection): void {
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
    clearTimeout(this.#timer);
    clearInterval(this.#heartbeat);
    if (this.#ended) return;
    this.#why = how;
    this.#hooks.onConnection(how);
    if (how === "rationed") this.#wait = Math.max(this.#wait, kRationedWait);
    if (how !== "refused") this.#later();
  }

  #later(): void {
    const wait = this.#wait * (0.7 + Math.random() * 0.6);
    this.#wait = Math.min(kLongestWait, this.#wait * 2);
    this.#timer = setTimeout(() => this.#connect(), wait);
  }

  readonly #beat = (): void => {
    const patience = this.#heardAnything ? kSilence : kFirstSilence;
    if (Date.now() - this.#heard > patience) this.#lost("silent");
    else this.tell({ type: "ping" });
  };

  readonly #now = (): void => {
    if (!this.#socket) this.#connect();
  };

  readonly #gone = (): void => this.#lost("offline");
}
