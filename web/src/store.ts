import { mergePatch, type JsonObject } from "./apply.ts";
import { observable, type Readable } from "./observable.ts";
import type { Audience, ChatTo, Command, ServerMessage, View } from "./protocol.ts";
import { keyText } from "./random.ts";
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
  /** How many commands wait for their answer. */
  readonly waiting: number;
  /** The last refusal; absent after the next command was accepted. */
  readonly refusal?: Refusal;
  /** Only for the referee: what another audience has before it. */
  readonly seenAs?: { readonly audience: Audience; readonly view: View };
}

export interface Battle extends Readable<BattleState> {
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

function without<T extends object, K extends keyof T>(value: T, key: K): Omit<T, K> {
  const { [key]: _, ...rest } = value;
  return rest;
}

/** Joins a battle with a seat's token. */
export function joinBattle(url: string, token: string): Battle {
  const state = observable<BattleState>({
    connection: "connecting",
    audience: "public",
    n: 0,
    chat: [],
    waiting: 0,
  });
  const sent = new Map<string, Sent>();
  /** Whose eyes the referee has asked for; whether the answer is to come, just came, is out of date. */
  const eyes: { of?: Audience; asked: boolean; fresh: boolean; stale: boolean } = {
    asked: false,
    fresh: false,
    stale: false,
  };
  /** At most once a second: what a connection may ask for is rationed. */
  const askForEyes = (): void => {
    if (!eyes.of) return;
    eyes.stale = eyes.asked || eyes.fresh;
    if (eyes.stale) return;
    eyes.asked = true;
    socket.tell({ type: "view_as", audience: eyes.of });
  };
  const askAtOnce = (): void => {
    eyes.asked = eyes.fresh = false;
    askForEyes();
  };
  const gotEyes = (): void => {
    eyes.asked = false;
    eyes.fresh = true;
    setTimeout(() => {
      eyes.fresh = false;
      if (eyes.stale) askForEyes();
    }, 1000);
  };

  const settle = (cmdId: string, answer: Answer): void => {
    sent.get(cmdId)?.answer(answer);
    sent.delete(cmdId);
    state.update((s) => {
      const next = { ...without(s, "refusal"), waiting: sent.size };
      return answer.accepted ? next : { ...next, refusal: answer };
    });
  };
  const resend = (): void => {
    for (const [cmd_id, { command }] of sent) socket.tell({ type: "command", cmd_id, command });
  };
  const receive = (message: ServerMessage): void => {
    const now = state.get();
    switch (message.type) {
      case "view":
        state.set({ ...now, view: message.view, audience: message.audience, n: message.n });
        resend();
        askAtOnce();
        return;
      case "update": {
        if (message.n <= now.n) return;
        if (message.n !== now.n + 1 || !now.view) {
          state.set({ ...without(now, "view"), n: 0 });
          socket.again();
          return;
        }
        const view = mergePatch(now.view as unknown as JsonObject, message.patch as JsonObject);
        state.set({ ...now, n: message.n, view: view as unknown as View });
        askForEyes();
        return;
      }
      case "seen_as":
        if (message.audience !== eyes.of) return;
        gotEyes();
        state.set({ ...now, seenAs: { audience: message.audience, view: message.view } });
        return;
      case "answer":
        settle(message.cmd_id, { accepted: true });
        return;
      case "refused": {
        const { code, reason, rules } = message;
        settle(message.cmd_id, { accepted: false, code, reason, rules });
        return;
      }
      case "error": {
        const { code, reason, rules } = message;
        state.set({ ...now, refusal: { code, reason, rules } });
        return;
      }
      case "chat":
        if (now.chat.some((line) => line.n === message.n && line.to === message.to)) return;
        state.set({ ...now, chat: [...now.chat, message].slice(-300) });
        return;
      case "pong":
        return;
    }
  };
  const socket = new Socket(url, {
    onMessage: receive,
    onConnection: (connection) => {
      state.update((s) => ({ ...s, connection }));
      if (connection !== "open" || !state.get().view) return;
      resend();
      askAtOnce();
    },
    hello: () => {
      const { view, n } = state.get();
      const hello = { type: "hello", protocol: kProtocol, token } as const;
      return view ? { ...hello, last: n } : hello;
    },
  });

  return {
    get: state.get,
    subscribe: state.subscribe,
    send: (command) =>
      new Promise((answer) => {
        const cmd_id = keyText();
        sent.set(cmd_id, { command, answer });
        state.update((s) => ({ ...s, waiting: sent.size }));
        socket.tell({ type: "command", cmd_id, command });
      }),
    chat: (to, words) => socket.tell({ type: "chat", to, words }),
    viewAs: (audience) => {
      eyes.of = audience;
      askAtOnce();
    },
    stopViewingAs: () => {
      delete eyes.of;
      state.update((s) => without(s, "seenAs"));
    },
    forgetRefusal: () => state.update((s) => without(s, "refusal")),
    end: () => socket.end(),
  };
}
