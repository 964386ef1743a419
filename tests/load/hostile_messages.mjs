// Messages that nobody should send, made of protocol/schema and protocol/examples, and what the schema says of each.
import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";

const ajvOfWeb = createRequire(new URL("../../web/package.json", import.meta.url));
const root = new URL("../../protocol/", import.meta.url);
const read = (path) => JSON.parse(readFileSync(new URL(path, root), "utf8"));

const ajv = new (ajvOfWeb("ajv").default)({ strict: true, strictTuples: false });
for (const name of ["client_message", "command", "common"]) ajv.addSchema(read(`schema/${name}.schema.json`));
const isMessage = ajv.getSchema("client_message.schema.json");

const kDeepest = 16;
const kLastNumber = 9223372036854775806n;
const kMark = "@@here@@";

export const examples = readdirSync(new URL("examples/", root))
  .filter((name) => name.startsWith("client."))
  .map((name) => ({ name, message: read(`examples/${name}`) }));

/** Every command of the schema has an example, or its fields would go untried. */
export function commandsWithoutExample() {
  const tried = new Set(examples.map(({ message }) => message.command?.do));
  return Object.keys(read("schema/command.schema.json").definitions).filter((name) => !tried.has(name));
}

// Texts of values, valid JSON or not.
const kTokens = [
  "null", "true", "false", '""', '" "', '"x"', '"NaN"', '"Infinity"', '"__proto__"', '"constructor"', '"\\u0000"', '"a\\u0000b"',
  '"\\u001f"', '"\\u007f"', '"\\ud800"', '"\\udc00\\ud800"', '"\\u202e"', '"\\x"', '"\u0001"', `"${"x".repeat(3000)}"`,
  `"${"\u{1f600}".repeat(101)}"`, '"s1"', '"s0"', '"s65535"', '"s65536"', '"S1"', '"s1 "', '"s01"', '"blue"', '"ffffffffffff"',
  "-1", "0", "1", "-0", "0.5", "1.0", "1.5", "1e2", "1e400", "-1e400", "1e-400", "359999", "360000", "1000001", "2147483648",
  "4294967297", "9007199254740993", "9223372036854775807", "9223372036854775808", "18446744073709551616",
  "-9223372036854775809", `1${"0".repeat(400)}`, "NaN", "Infinity", "-Infinity", "undefined", "01", "+1", ".5", "1.", "0x1", "'x'", "",
  "[]", "[[]]", "[null]", "[1,2]", "[1,2,3]", '["s1"]', '["s1","s1"]', `[${Array(65).fill('"s1"')}]`, `[${Array(65).fill("[1,2]")}]`,
  "{}", '{"a":1}', '{"__proto__":{}}', '{"a":1,"a":1}', `${"[".repeat(17)}${"]".repeat(17)}`, `${"[".repeat(3000)}`, '{"do":"commit"}',
];
const kKeys = ['"extra":1', '"__proto__":{"ok":true}', '"constructor":null', '"":0', '"do\\u0000":1', '"toString":"x"', "extra:1", '"again"'];

/** All places of a value: [parent, key]. */
function* places(value) {
  if (value === null || typeof value !== "object") return;
  for (const key of Array.isArray(value) ? value.keys() : Object.keys(value)) {
    yield [value, key];
    yield* places(value[key]);
  }
}
const withText = (whole, token) => JSON.stringify(whole).replace(`"${kMark}"`, () => token);

/** `change(copy)` puts the mark somewhere. */
function marked(message, index, change) {
  const copy = structuredClone(message);
  change(...[...places(copy)][index]);
  return copy;
}

/** Every place of every example x every bad value; each object with keys that do not belong, twice, or missing. */
export function* everyCell() {
  for (const { message } of examples) {
    const all = [...places(message)];
    for (const [index, [parent, key]] of all.entries()) {
      const here = marked(message, index, (p, k) => (p[k] = kMark));
      for (const token of kTokens) yield withText(here, token);
      if (Array.isArray(parent)) continue;
      const again = JSON.stringify(parent[key]);
      const name = JSON.stringify(key);
      yield withText(here, `${again},${name}:${again}`);
      for (const extra of kKeys) yield withText(here, `${again},${extra}`);
      yield JSON.stringify(marked(message, index, (p, k) => delete p[k]));
    }
  }
}

/** A repeatable stream of chance: xorshift on 32 bits. */
export function chanceOf(seed) {
  let state = (seed * 2654435761) >>> 0 || 1;
  const below = (most) => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state % most;
  };
  return { below, of: (list) => list[below(list.length)] };
}

/** Two or three wrong things at once, a foreign part, a letter changed, a text cut. */
export function anyMessage(chance) {
  const { message } = chance.of(examples);
  const spoiled = structuredClone(message);
  for (let i = chance.below(3); i >= 0; --i) {
    const [parent, key] = chance.of([...places(spoiled)]) ?? [spoiled, "type"];
    const [other, name] = chance.of([...places(chance.of(examples).message)]);
    parent[key] = chance.below(2) === 0 ? kMark : structuredClone(other[name]);
  }
  let text = JSON.stringify(spoiled);
  while (text.includes(`"${kMark}"`)) text = text.replace(`"${kMark}"`, () => chance.of(kTokens));
  const at = chance.below(text.length + 1);
  if (chance.below(6) === 0) text = text.slice(0, at);
  if (chance.below(6) === 0) text = text.slice(0, at) + String.fromCharCode(32 + chance.below(95)) + text.slice(at + 1);
  return text;
}

/** What JSON.parse does not tell: keys that stand twice, depth, how a number is spelled. */
function strangeness(text) {
  const keys = [];
  let numbers = "";
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"\s*:?|[{}[\]]|-?[0-9][-+0-9.eE]*/gs)) {
    if (token === "{" || token === "[") keys.push(new Set());
    else if (token === "}" || token === "]") keys.pop();
    else if (token.endsWith(":")) {
      const name = JSON.parse(token.slice(0, -1));
      if (keys.at(-1).has(name)) return "a key that stands twice";
      keys.at(-1).add(name);
    } else if (!token.startsWith('"')) numbers += ` ${token}`;
    if (keys.length > kDeepest) return "too deep";
  }
  if (/[.eE]/.test(numbers)) return "a number that is not spelled whole";
  if (numbers.split(" ").some((n) => n !== "" && BigInt(n) > kLastNumber)) return "a number beyond 63 bits";
  return undefined;
}
const kNoIds = /^(cmd_id|blue|red|spectators|reason|words|purpose|name|line|option|value|weather|card|discards|target|token)$/;
const hasGreatId = (value, key = "") =>
  typeof value === "string"
    ? !kNoIds.test(key) && /^[a-z]\d{5}$/.test(value) && Number(value.slice(1)) > 65535
    : value !== null && typeof value === "object" && Object.entries(value).some(([name, item]) => hasGreatId(item, Array.isArray(value) ? key : name));
const hasBadText = (value) =>
  typeof value === "string"
    ? !value.isWellFormed() || /[\u0000-\u0009\u000b-\u001f\u007f]/.test(value)
    : value !== null && typeof value === "object" && Object.entries(value).flat().some(hasBadText);

/** Does the schema know this text as a message? Everything else is malformed, and nothing but that. */
export function isValid(text) {
  try {
    const value = JSON.parse(text);
    return strangeness(text) === undefined && !hasBadText(value) && !hasGreatId(value) && isMessage(value);
  } catch {
    return false;
  }
}
