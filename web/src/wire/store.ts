import { observable, type Readable } from "../kit/observable.ts";
import { keyText } from "../kit/random.ts";
import { mergePatch, type JsonObject } from "./apply.ts";
import type {
  Audience,
  ChatTo,
  ClientMessage,
  Command,
  ServerMessage,
  ShownHead,
  View,
} from "./protocol.ts";
import { Socket, type Connection } from "./socket.ts";

export type ChatLine = Extract<ServerMessage, { type: "chat" }>;
export interface Refusal {
  readonly code: string;
  readonly reason: string;
  readonly rules: readonly string[];
}
export type Answer = { readonly accepted: true } | ({ readonly accepted: false } & Refusal);

/** What this page knows of the battle. */
export interface BattleState {
  readonly connection: Connection;
  readonly audience: Audience;
  /** Absent until the first view has come. */
  readonly view?: View;
  /** Number of the last update in `view`. */
  readonly n: number;
  readonly chat: readonly ChatLine[];
  /** How many commands of the player wait for their answer. */
  readonly waiting: number;
  /** How many pages of this seat are open; absent until it was said. */
  readonly pages?: number;
  /** Whoever made the battle wants it deleted then, milliseconds since 1970; absent: nobody does. [REL-57] */
  readonly deletedAt?: number;
  /** What holds all dice up to the end of each turn, in order; absent until the first was told. [S-103] */
  readonly heads?: readonly ShownHead[];
  /** The last refusal; absent after the player's next command was accepted. */
  readonly refusal?: Refusal;
  /** Only for the referee: what another audience has before it. */
  readonly seenAs?: { readonly audience: Audience; readonly view: View };
}

export interface Battle extends Readable<BattleState> {
  /** Told from its pieces, after it was played: nothing can be done in it. */
  readonly isTold?: true;
  /** Sends a command and answers with the server's answer; it survives a lost connection. */
  send(command: Command): Promise<Answer>;
  /** Answers whether there was a connection to say it. */
  chat(to: ChatTo, words: string): boolean;
  /** Another audience's eyes, kept up to date until they are given back. */
  viewAs(audience: Audience): void;
  stopViewingAs(): void;
  forgetRefusal(): void;
  end(): void;
}

interface Sent {
  readonly command: Command;
  readonly answer: (answer: Answer) => void;
}
const kProtocol = 1;
/** What the page sends by itself: no button waits for it, since a press that has begun would be lost,
 * and no refusal comes or goes with it. [S-102] */
const kUnasked: ReadonlySet<Command["do"]> = new Set(["promise_share", "contribute_to_dice"]);

function without<T extends object, K extends keyof T>(value: T, key: K): Omit<T, K> {
  const { [key]: _, ...rest } = value;
  return rest;
}

/** Joins a battle with a seat's token. */
export const joinBattle = (url: string, token: string): Battle => new Link(url, token);

/** Another audience's eyes: asked for at most once a second, as what a connection may ask for is rationed. */
class Eyes {
  of: Audience | undefined;
  readonly #ask: (audience: Audience) => void;
  #isAsked = false;
  #isFresh = false;
  #isStale = false;

  constructor(ask: (audience: Audience) => void) {
    this.#ask = ask;
  }
  /** What was seen is out of date. */
  ask(): void {
    if (!this.of) return;
    this.#isStale = this.#isAsked || this.#isFresh;
    if (this.#isStale) return;
    this.#isAsked = true;
    this.#ask(this.of);
  }
  askAtOnce(): void {
    this.#isAsked = this.#isFresh = false;
    this.ask();
  }
  got(): void {
    this.#isAsked = false;
    this.#isFresh = true;
    setTimeout(() => {
      this.#isFresh = false;
      if (this.#isStale) this.ask();
    }, 1000);
  }
}

/** A connection that comes back, and all that came over it. */
class Link implements Battle {
  readonly #token: string;
  readonly #sent = new Map<string, Sent>();
  readonly #state = observable<BattleState>({
    connection: "connecting",
    audience: "public",
    n: 0,
    chat: [],
    waiting: 0,
  });
  readonly #eyes = new Eyes((audience) => this.#socket.tell({ type: "view_as", audience }));
  readonly #socket: Socket;
  readonly get = this.#state.get;
  readonly subscribe = this.#state.subscribe;

  constructor(url: string, token: string) {
    this.#token = token;
    if (this.#isSeat) document.addEventListener("visibilitychange", this.#tellSight);
    this.#socket = new Socket(url, {
      onMessage: (message) => this.#receive(message),
      onConnection: (connection) => this.#connected(connection),
      hello: () => this.#hello(),
    });
  }

  /** Who only watches is called nowhere. */
  get #isSeat(): boolean {
    return this.#token !== "public";
  }
  /** Whoever does not look at the page is told elsewhere that it is his turn. */
  readonly #tellSight = (): void => {
    this.#socket.tell({ type: "ping", in_sight: !document.hidden });
  };
  #hello(): ClientMessage {
    const { view, n } = this.get();
    const hello = { type: "hello", protocol: kProtocol, token: this.#token } as const;
    return view && this.#isSeat ? { ...hello, last: n } : hello;
  }
  #connected(connection: Connection): void {
    this.#state.update((s) => ({ ...without(without(s, "pages"), "deletedAt"), connection }));
    if (connection === "open" && this.#isSeat && document.hidden) this.#tellSight();
    if (connection !== "open" || !this.get().view) return;
    this.#resend();
    this.#eyes.askAtOnce();
  }
  #resend(): void {
    for (const [cmd_id, { command }] of this.#sent)
      this.#socket.tell({ type: "command", cmd_id, command });
  }
  #waiting(): number {
    return [...this.#sent.values()].filter(({ command }) => !kUnasked.has(command.do)).length;
  }
  #settle(cmdId: string, answer: Answer): void {
    const sent = this.#sent.get(cmdId);
    if (!sent) return;
    sent.answer(answer);
    this.#sent.delete(cmdId);
    if (kUnasked.has(sent.command.do)) return;
    this.#state.update((s) => {
      const next = { ...without(s, "refusal"), waiting: this.#waiting() };
      return answer.accepted ? next : { ...next, refusal: answer };
    });
  }

  #receive(message: ServerMessage): void {
    const now = this.get();
    switch (message.type) {
      case "view":
        this.#state.set({ ...now, view: message.view, audience: message.audience, n: message.n });
        this.#resend();
        this.#eyes.askAtOnce();
        return;
      case "update":
        this.#update(now, message);
        return;
      case "seen_as":
        if (message.audience !== this.#eyes.of) return;
        this.#eyes.got();
        this.#state.set({ ...now, seenAs: { audience: message.audience, view: message.view } });
        return;
      case "answer":
        this.#settle(message.cmd_id, { accepted: true });
        return;
      case "refused": {
        const { code, reason, rules } = message;
        this.#settle(message.cmd_id, { accepted: false, code, reason, rules });
        return;
      }
      case "error": {
        const { code, reason, rules } = message;
        this.#state.set({ ...now, refusal: { code, reason, rules } });
        return;
      }
      case "chat":
        if (now.chat.some((line) => line.n === message.n && line.to === message.to)) return;
        this.#state.set({ ...now, chat: [...now.chat, message].slice(-300) });
        return;
      case "pages":
        this.#state.set({ ...now, pages: message.open });
        return;
      case "deletion": {
        const kept = without(now, "deletedAt");
        this.#state.set(message.at === undefined ? kept : { ...kept, deletedAt: message.at });
        return;
      }
      case "heads":
        this.#state.set({ ...now, heads: message.heads });
        return;
      case "pong":
        return;
    }
  }
  /** Those of who watches are not numbered. */
  #update(now: BattleState, { n, patch }: Extract<ServerMessage, { type: "update" }>): void {
    if (this.#isSeat && n <= now.n) return;
    if (!now.view || (this.#isSeat && n !== now.n + 1)) {
      this.#state.set({ ...without(now, "view"), n: 0 });
      this.#socket.again();
      return;
    }
    const view = mergePatch(now.view as unknown as JsonObject, patch as JsonObject);
    this.#state.set({ ...now, n, view: view as unknown as View });
    this.#eyes.ask();
  }

  send(command: Command): Promise<Answer> {
    return new Promise((answer) => {
      const cmd_id = keyText();
      this.#sent.set(cmd_id, { command, answer });
      this.#state.update((s) => ({ ...s, waiting: this.#waiting() }));
      this.#socket.tell({ type: "command", cmd_id, command });
    });
  }
  chat(to: ChatTo, words: string): boolean {
    return this.#socket.tell({ type: "chat", to, words });
  }
  viewAs(audience: Audience): void {
    this.#eyes.of = audience;
    this.#eyes.askAtOnce();
  }
  stopViewingAs(): void {
    this.#eyes.of = undefined;
    this.#state.update((s) => without(s, "seenAs"));
  }
  forgetRefusal(): void {
    this.#state.update((s) => without(s, "refusal"));
  }
  end(): void {
    document.removeEventListener("visibilitychange", this.#tellSight);
    this.#socket.end();
  }
}
