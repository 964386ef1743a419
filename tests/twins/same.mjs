// What is not compared as it was sent, and why. Everything else must be equal byte for byte.
//   what               | where                                | why
//   Date               | head of an HTTP answer               | the server sends none today; a proxy would
//   other battles      | list of battles                      | a server holds many worlds, which go on meanwhile
//   opens_at           | a view, after the end                | the clock: the end and seven days
//   head                | heads over the dice                  | keyed with a secret: when, and of which turns, is compared [REL-37]
//   mask, handshake    | below the text of a frame            | drawn at random by the client, for each frame
//   names of the seen  | pairs whose true numbers differ (P9) | a handle is drawn for a true number: here it is called by the place where
//                      |                                      | it was seen first, what is ordered by handles is ordered again, and an
//                    |                                      | update is compared by the view that it makes

const kHandle = /\bm\d{6,}\b/g;
export const untimed = (text) => text.replace(/"opens_at":\d+/g, '"opens_at":0').replace(/"head":"[0-9a-f]{64}"/g, '"head":""');

const handleOf = (one) => (typeof one === "string" ? one : one?.target);
/** A list that is in the order of its handles; any other order has another reason, and stays. */
function isByHandle(list) {
  const handles = list.map(handleOf);
  return handles.length > 1 && handles.every((handle, i) => /^m\d{6,}$/.test(handle ?? "") && (i === 0 || handles[i - 1] < handle));
}
const byText = (a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);

/** The same in the names of both worlds. Orders are called by the first of their members. */
function renamed(value, name) {
  if (typeof value === "string") return value.replace(kHandle, name);
  if (value === null || typeof value !== "object") return value;
  if (Array.isArray(value)) {
    const all = value.map((one) => renamed(one, name));
    return isByHandle(value) ? all.sort(byText) : all;
  }
  const pairs = Object.entries(value).map(([key, one]) => {
    const inside = renamed(one, name);
    return [key.startsWith("of/") && inside ? `of/${inside.members[0]}` : key.replace(kHandle, name), inside];
  });
  return Object.fromEntries(pairs.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** A frame that is none differs from one that is: it ends no proof. */
export function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return { text };
  }
}

/** Texts of one world of a pair whose true numbers differ. */
export class Renamer {
  #names = new Map();

  learn(view) {
    for (const [handle, { side, at, turn, step }] of Object.entries(view.contacts))
      if (!this.#names.has(handle)) this.#names.set(handle, `seen-${side}-${at}-${turn}-${step}`);
  }
  name(handle) {
    return this.#names.get(handle);
  }
  handle(name) {
    return [...this.#names].find(([, one]) => one === name)?.[0];
  }
  /** An update is compared by the view that it makes: what is called by a handle changes its place in it. */
  said(text) {
    if (!text.startsWith("{")) return text;
    if (text.endsWith('"type":"update"}')) return /^\{"n":\d+/.exec(text)[0];
    return JSON.stringify(renamed(parsed(untimed(text)), (handle) => this.#names.get(handle) ?? handle));
  }
}

const kPaths = (battle) => ["/api/battles", `/api/battles/${battle}`, `/api/battles/${battle}/dice`, `/api/battles/${battle}/record`, `/battle/${battle}`, "/api/scenarios"];

function ownPart(path, body, battle) {
  if (path !== "/api/battles") return body;
  return JSON.stringify(JSON.parse(body).battles.filter(({ id }) => id === battle));
}
async function answers({ served, battle }) {
  const all = [];
  for (const path of kPaths(battle.id)) {
    const { status, head, body } = await served.ask(path);
    const length = /^content-length\n\d+$/im;
    const isList = path === "/api/battles"; // its length is that of all battles
    const kept = head.replace(/^date\n.*$/im, "").replace(isList ? length : /$^/, "");
    all.push([`GET ${path}`, status, kept, untimed(ownPart(path, body, battle.id))].join("\n"));
  }
  return all;
}

/** Before everything is opened the record of the dice holds no die. */
function early(text) {
  const body = text.startsWith("GET /api/battles/") && text.includes("/dice\n") ? JSON.parse(text.slice(text.indexOf("\n{"))) : {};
  return body.rolled?.length > 0 || body.seed ? "dice before they are opened [REL-35]" : undefined;
}

/** Answers of HTTP; the list of battles follows a battle within a tick of the server. */
export async function httpDifference(worlds) {
  let found;
  for (let tries = 0; tries < 4; ++tries) {
    const [a, b] = await Promise.all(worlds.map(answers));
    const index = a.findIndex((text, i) => text !== b[i]);
    const told = a.find(early);
    if (told) return { stream: "http", index: 0, a: told, b: "", wrong: early(told) };
    if (index < 0) return undefined;
    found = { stream: "http", index, a: a[index], b: b[index] };
    await new Promise((resolve) => setTimeout(resolve, 120));
  }
  return found;
}

/** The first frame that differs of these streams. */
export function frameDifference(streams, taken, same) {
  for (const stream of streams) {
    const [a, b] = taken.map((frames) => frames.get(stream) ?? []);
    for (let index = 0; index < Math.max(a.length, b.length); ++index) {
      if (a[index] === b[index]) continue;
      const texts = [a[index], b[index]].map((text, i) => (text === undefined ? "(no frame)" : same[i](text)));
      if (texts[0] !== texts[1]) return { stream, index, a: texts[0], b: texts[1], isLate: a[index] === undefined || b[index] === undefined };
    }
  }
  return undefined;
}
