// What has arrived of notices, by mail, by posts and by pushes, and whether that is what should have.
import assert from "node:assert/strict";

const minute = 60_000;
const ofNoStep = ["stands_still", "over", "deletion"];
const words = [
  [/your decision/, "to_decide"],
  [/runs out/, "time_runs"],
  [/(you are|somebody is) late/, "late"],
  [/paused/, "stands_still"],
  [/is over/, "over"],
  [/is to be deleted/, "deletion"],
];
export const kinds = words.map(([, kind]) => kind);
const kindOf = (subject) => words.find(([pattern]) => pattern.test(subject))?.[1];
const stepOf = (subject) => /^Turn (\d+), (\w+):/.exec(subject)?.slice(1) ?? ["0", "0"];
const untilOf = (text) => Date.parse(`${/Time until ([-\d]+) ([\d:]+) UTC/.exec(text)?.slice(1).join("T")}Z`) || 0;

/** Everything that has arrived, once each: who, what about, until when, and how often it came. `whose(to)`: the seat of an address. */
export function arrivals({ mail, hooks, push }, battle, whose) {
  const all = new Map();
  const take = (role, kind, [turn, step], ends, { id, at }) => {
    const one = all.get(id) ?? { kind, text: `${role} ${kind} ${ofNoStep.includes(kind) ? "- -" : `${turn} ${step}`}`, ends, at, times: 0 };
    all.set(id, { ...one, times: one.times + 1 });
  };
  for (const letter of mail.letters) {
    const kind = kindOf(letter.subject);
    if (kind) take(whose(letter.to), kind, stepOf(letter.subject), untilOf(letter.text), letter);
  }
  for (const one of hooks.posts)
    if (one.kind !== "confirm" && one.status < 300) take(whose(one.path) ?? one.path, one.kind, [one.turn, one.step], one.ends, one);
  for (const { title, text, link, tag, plain, status, path, ...one } of push.pushes) {
    if (one.kind === "confirm" || status >= 300) continue;
    const kind = kindOf(title);
    assert.deepEqual([one.kind, tag, new URL(link).pathname, one.word], [kind, battle.id, `/battle/${battle.id}`, undefined]);
    assert.match(text, kind === "stands_still" || kind === "over" ? /^$/ : /^Time until [-\d: ]+UTC\.$/);
    assert.deepEqual(Object.keys(JSON.parse(plain)).sort(), ["id", "kind", "link", "tag", "text", "title"]);
    take(path.split("/").at(-1), kind, stepOf(title), untilOf(text), one);
  }
  return all;
}

export const texts = (list) => [...list].map(({ text }) => text).sort();
export const isAbout = (at, reckoned) => Math.abs(at - reckoned) < 3 * minute;

/** Each as often as it stands there. */
function without(list, taken) {
  const left = [...list];
  for (const one of taken) if (left.includes(one)) left.splice(left.indexOf(one), 1);
  return left;
}

export function countByKind(arrived) {
  const counts = {};
  for (const { kind } of arrived) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

/** Neither less nor more has arrived than what is expected, [{text, ends}], and until when it says is what the rules give; 0: that is not held. */
export function hold(arrived, expected, what) {
  const [came, wanted] = [texts(arrived), texts(expected)];
  assert.deepEqual({ missing: without(wanted, came), more: without(came, wanted) }, { missing: [], more: [] }, what);
  const inOrder = [...arrived].sort((a, b) => a.at - b.at);
  for (const { text, ends } of expected) {
    const [one] = inOrder.splice(inOrder.findIndex((other) => other.text === text), 1);
    assert.ok(ends === 0 || isAbout(one.ends, ends), `${text} until ${new Date(one.ends).toISOString()}, not ${new Date(ends).toISOString()}`);
  }
}
