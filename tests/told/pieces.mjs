// The pieces of a battle, as a page fetches and folds them.

/** A merge patch (RFC 7396). */
export function merge(target, patch) {
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete target[key];
    else if (typeof value === "object" && !Array.isArray(value)) merge((target[key] ??= {}), value);
    else target[key] = value;
  }
}

const told = (battle, audience) => `/api/battles/${battle}/told/${audience}`;

/** `key`: of a seat; the public has none. */
export function ask(url, path, key) {
  return fetch(url + path, key === undefined ? {} : { headers: { Authorization: `Bearer ${key}` } });
}
export async function list(url, battle, audience, key) {
  const answer = await ask(url, told(battle, audience), key);
  if (answer.status !== 200) throw new Error(`the pieces of ${audience}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}
export async function piece(url, battle, audience, key, edition, n) {
  const answer = await ask(url, `${told(battle, audience)}/${edition}/${n}`, key);
  if (answer.status !== 200) throw new Error(`piece ${n} of ${audience}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** What is known after each command that changed it, and after which of them a piece is closed. */
export async function views(url, battle, audience, key) {
  const { edition, pieces } = await list(url, battle, audience, key);
  const all = [];
  const closed = [];
  let view;
  for (const listed of pieces) {
    const one = await piece(url, battle, audience, key, edition, listed.n);
    if ((one.whole !== undefined) !== (listed.whole === true)) throw new Error(`piece ${listed.n}: whole or not?`);
    if (view === undefined) all.push(structuredClone(one.whole));
    else if (one.whole && text(one.whole) !== text(view)) throw new Error(`piece ${listed.n} begins with another view`);
    view ??= structuredClone(one.whole);
    for (const frame of one.frames) {
      merge(view, frame.patch);
      all.push(structuredClone(view));
    }
    closed.push(all.length - 1);
  }
  return { all, closed };
}

const byBytes = ([a], [b]) => Buffer.compare(Buffer.from(a), Buffer.from(b));

/** As the server writes it: an object of JavaScript has keys that are numbers in another order. */
export function text(value) {
  if (Array.isArray(value)) return `[${value.map(text).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const fields = Object.entries(value).sort(byBytes);
  return `{${fields.map(([key, held]) => `${JSON.stringify(key)}:${text(held)}`).join(",")}}`;
}

/** Without what is the room's, and what follows from the rest: nothing of it is in a piece. */
export function withoutRoom({ seats: _, choices: __, ...view }) {
  const { deadline: ___, deadline_stopped: ____, window_ends: _______, ...prompt } = view.prompt;
  const { opens_at: _____, ...battle } = view.battle;
  const open = (hand) => hand.map(({ hindrance: ______, ...card }) => card);
  const desk = view.desk && { ...view.desk, hand_blue: open(view.desk.hand_blue), hand_red: open(view.desk.hand_red) };
  return { ...view, ...(desk && { desk }), hand: open(view.hand), seats: {}, prompt, battle };
}
