// Frames that RFC 6455 forbids or allows, and the close code that answers each. 0: the connection is kept.
// Where a list stands Beast ends the connection by another code, or looks at each piece alone: then wire refuses the text.
import { frame, kBinary, kClose, kPing, kPong, kText, RawSocket } from "./raw_socket.mjs";

const kContinuation = 0;
const kProtocol = 1002;
const kUnknownData = 1003;
const kBadText = 1007;
const kFlood = 1008;
const kTooBig = 1009;
const kOpen = 0;
const kCut = 0; // the connection, without a code
const kMalformed = -2; // kept
const kOfASecond = 100; // more are a flood
const kReadAtOnce = 1500; // who closes with more unread resets the connection, and the code may be lost
const kMost = 64 * 1024;

const bytes = (...values) => Buffer.from(values);
const code = (value, reason = "") => Buffer.concat([bytes(value >> 8, value & 255), Buffer.from(reason)]);
const ping = JSON.stringify({ type: "ping" });
const parts = (...list) => list.map(([opcode, payload, more]) => frame(opcode, payload, more));
const open = { fin: false };

const forbidden = [
  ["text without a mask", kProtocol, parts([kText, ping, { mask: false }])],
  ...[1, 2, 3, 4, 7].map((rsv) => [`reserved bits ${rsv}`, kProtocol, parts([kText, ping, { rsv }])]),
  ...[3, 4, 5, 6, 7, 11, 12, 13, 14, 15].map((op) => [`opcode ${op}`, kProtocol, parts([op, ping])]),
  ["a ping in fragments", kProtocol, parts([kPing, "", open])],
  ["a close in fragments", kProtocol, parts([kClose, code(1000), open])],
  ["a ping of 126 bytes", kProtocol, parts([kPing, "x".repeat(126)])],
  ["a pong of 64 kB", kProtocol, parts([kPong, "x".repeat(65536)])],
  ["a continuation of nothing", kProtocol, parts([kContinuation, ping])],
  ["a text within a text", kProtocol, parts([kText, "{", open], [kText, ping])],
  ["a binary within a text", kProtocol, parts([kText, "{", open], [kBinary, ping])],
  ["a short length in 16 bits", kProtocol, parts([kText, ping, { form: 16 }])],
  ["a short length in 64 bits", kProtocol, parts([kText, ping, { form: 64 }])],
  ["a length of 64 bits", [kProtocol, kTooBig], parts([kText, "", { length: 0xffffffffffffffffn, form: 64 }])],
  ["a length of 63 bits", kTooBig, parts([kText, "", { length: 0x7fffffffffffffffn, form: 64 }])],
  ["a length of 32 bits", kTooBig, parts([kText, "", { length: 0xffffffffn, form: 64 }])],
  ["one byte too many", kTooBig, parts([kText, " ".repeat(kMost + 1)])],
  ["too much in fragments", kTooBig, parts([kText, " ".repeat(kMost), open], [kContinuation, " "])],
  ["binary", kUnknownData, parts([kBinary, ping])],
  ["binary in fragments", kUnknownData, parts([kBinary, "{", open], [kContinuation, "}"])],
  ["a close of one byte", kProtocol, parts([kClose, bytes(3)])],
  ...[0, 999, 1004, 1005, 1006, 1015, 2999].map((n) => [`close code ${n}`, kProtocol, parts([kClose, code(n)])]),
  ["a close with bad text", [kBadText, kProtocol], parts([kClose, Buffer.concat([code(1000), bytes(0xc0, 0xaf)])])],
  ...[
    ["a byte alone", [0x80]],
    ["an overlong slash", [0xc0, 0xaf]],
    ["an overlong letter", [0xe0, 0x80, 0xaf]],
    ["a surrogate", [0xed, 0xa0, 0x80]],
    ["beyond Unicode", [0xf4, 0x90, 0x80, 0x80]],
    ["no byte of UTF-8", [0xff]],
    ["a cut letter", [0xe2, 0x82]],
  ].flatMap(([what, bad]) => [
    [`bad text: ${what}`, kBadText, parts([kText, Buffer.concat([Buffer.from('{"'), bytes(...bad)])])],
    [`bad text in pieces: ${what}`, [kBadText, kCut, kMalformed], [...parts([kText, bytes(bad[0]), open]), ...bad.slice(1).map((b) => frame(kContinuation, bytes(b), open)), frame(kContinuation, "")]],
  ]),
];

const allowed = [
  ["a ping of 125 bytes", kOpen, parts([kPing, "x".repeat(125)]), 1],
  ["a pong that nobody asked for", kOpen, parts([kPong, "x"]), 0],
  ["a ping between fragments", kOpen, parts([kText, ping.slice(0, 5), open], [kPing, ""], [kContinuation, ping.slice(5)]), 2],
  ["a letter in two pieces", kOpen, parts([kText, Buffer.concat([Buffer.from('{"'), bytes(0xc3)]), open], [kContinuation, Buffer.concat([bytes(0xa4), Buffer.from('":1}')])]), 1],
  ["an empty fragment", kOpen, parts([kText, "", open], [kContinuation, ping]), 1],
  ["the longest message", kOpen, parts([kText, " ".repeat(kMost)]), 1],
  ["close code 1000", 1000, parts([kClose, code(1000)])],
  ["close code 1001 with words", 1001, parts([kClose, code(1001, "bye")])],
  ["close code 4999", 4999, parts([kClose, code(4999)])],
  ["a close without a code", [1005, 1000], parts([kClose, ""])],
  ["too many messages", kFlood, Array.from({ length: 200 }, () => frame(kText, ping))],
];

/** A close code, `kMalformed`, or how many were answered before the last pong. */
async function outcome(socket, frames, kept) {
  for (const one of frames) socket.write(one);
  if (kept) socket.send(ping); // still there?
  let answers = 0;
  for (;;) {
    const heard = await socket.next().catch(() => ({ closed: "silence" }));
    if (heard.closed !== undefined) return { closed: heard.closed };
    if (frames.length > kOfASecond) continue;
    if (heard.code === "malformed") return { closed: kMalformed };
    answers += ["update", "pages", "heads"].includes(heard.type) ? 0 : 1;
    if (heard.type === "pong") return { answers };
  }
}

async function verdict(url, battle, token, [what, expected, frames, kept]) {
  const socket = await RawSocket.sit(url, battle, token);
  const { closed, answers } = await outcome(socket, frames, kept !== undefined);
  socket.leave();
  const codes = Buffer.concat(frames).length > kReadAtOnce ? [expected, kCut].flat() : [expected].flat();
  const good = kept === undefined ? codes.includes(closed) : answers >= kept || closed === kMalformed;
  return good ? undefined : `${what}: ${kept === undefined ? expected : "kept"} was expected, not ${closed ?? answers}`;
}

/** Every frame once with this seat. */
export async function tryFrames(url, battle, token, failures) {
  const every = [...forbidden, ...allowed];
  for (const one of every) {
    const wrong = await verdict(url, battle, token, one);
    if (wrong) failures.push(wrong);
  }
  return every.length;
}
