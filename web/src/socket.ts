import type { ClientMessage, ServerMessage } from "./protocol.ts";

export type Connection = "connecting" | "open" | "offline" | "refused";

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
/** Close codes by which the server says that trying again is of no use. */
const kFinal = new Set([4001, 4004]);

/** A connection that comes back by itself. */
export class Socket {
  #url: string;
  #hooks: SocketHooks;
  #socket: WebSocket | undefined;
  #wait = kFirstWait;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heartbeat: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #ended = false;

  constructor(url: string, hooks: SocketHooks) {
    this.#url = url;
    this.#hooks = hooks;
    addEventListener("online", this.#now);
    addEventListener("offline", this.#lost);
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
    removeEventListener("offline", this.#lost);
    clearTimeout(this.#timer);
    clearInterval(this.#heartbeat);
    this.#socket?.close(1000);
  }

  #connect(): void {
    clearTimeout(this.#timer);
    this.#hooks.onConnection("connecting");
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    socket.onopen = () => {
      this.#heard = Date.now();
      socket.send(JSON.stringify(this.#hooks.hello()));
      this.#hooks.onConnection("open");
      clearInterval(this.#heartbeat);
      this.#heartbeat = setInterval(this.#beat, kPingEvery);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#heard = Date.now();
      const message = JSON.parse(event.data) as ServerMessage;
      if (message.type === "view" || message.type === "update") this.#wait = kFirstWait;
      this.#hooks.onMessage(message);
    };
    socket.onclose = (event) => {
      if (this.#socket !== socket) return;
      this.#socket = undefined;
      clearInterval(this.#heartbeat);
      if (this.#ended) return;
      const isFinal = kFinal.has(event.code);
      this.#hooks.onConnection(isFinal ? "refused" : "offline");
      if (!isFinal) this.#later();
    };
  }

  #later(): void {
    const wait = this.#wait * (0.7 + Math.random() * 0.6);
    this.#wait = Math.min(kLongestWait, this.#wait * 2);
    this.#timer = setTimeout(() => this.#connect(), wait);
  }

  readonly #beat = (): void => {
    if (Date.now() - this.#heard > kSilence) this.#socket?.close(4000);
    else this.tell({ type: "ping" });
  };

  readonly #now = (): void => {
    if (!this.#socket) this.#connect();
  };

  readonly #lost = (): void => {
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
    clearInterval(this.#heartbeat);
    this.#hooks.onConnection("offline");
    this.#later();
  };
}
