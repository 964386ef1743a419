// Requests that proxies and servers disagree on, that leave the folder or are none: each with its one answer.
import { exchange } from "./raw_socket.mjs";

const kClosed = 0; // without a word

/** [what, request, status]; `more` headers end in a line break. */
function requests(host, battle) {
  const get = (target, more = "", version = "HTTP/1.1") =>
    `GET ${target} ${version}\r\nHost: ${host}\r\nConnection: close\r\n${more}\r\n`;
  const post = (target, body, more = `Content-Length: ${body.length}\r\n`) =>
    `POST ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n${more}\r\n${body}`;
  const upgrade = (target, more = `Origin: http://${host}\r\n`, version = 13) =>
    `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
    `Sec-WebSocket-Version: ${version}\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n${more}\r\n`;
  const second = get("/healthz");
  const plainTargets = [
    "/../LICENSE", "/a/../../LICENSE", "/%2e%2e/LICENSE", "/..%2fLICENSE", "/%2e%2e%2fLICENSE", "/..\\LICENSE", "/%5c..%5cLICENSE",
    "/index.html%00.js", "/%00", "/%", "/%g0", "/%c0%ae%c0%ae/LICENSE", "//etc/passwd", "/./index.html", "/a/./b", "/.git/config",
    "http://elsewhere/", "*", "index.html", "/\u00e4", "/index.html;..", "/assets//a.js",
  ];
  return [
    ...plainTargets.map((target) => [`the path ${target}`, get(target), [400, 404]]),
    ["no host", "GET / HTTP/1.1\r\nConnection: close\r\n\r\n", [400]],
    ["two hosts", get("/", `Host: ${host}\r\n`), [400]],
    ["chunks", post("/api/battles", "0\r\n\r\n", "Transfer-Encoding: chunked\r\n"), [400]],
    ["chunks and a length", post("/api/battles", `0\r\n\r\n${second}`, "Transfer-Encoding: chunked\r\nContent-Length: 5\r\n"), [400]],
    ["a length and chunks", post("/api/battles", `0\r\n\r\n${second}`, "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n"), [400]],
    ["chunks by another name", post("/api/battles", "0\r\n\r\n", "Transfer-Encoding: xchunked\r\nContent-Length: 5\r\n"), [400]],
    ["chunks after a tab", post("/api/battles", "0\r\n\r\n", "Transfer-Encoding:\tchunked\r\nContent-Length: 5\r\n"), [400]],
    ["two lengths", post("/api/battles", "{}", "Content-Length: 2\r\nContent-Length: 3\r\n"), [400]],
    ["two equal lengths", post("/api/battles", "{}", "Content-Length: 2\r\nContent-Length: 2\r\n"), [400]],
    ["a list of lengths", post("/api/battles", "{}", "Content-Length: 2, 2\r\n"), [400]],
    ["a negative length", post("/api/battles", "{}", "Content-Length: -2\r\n"), [400]],
    ["a length with a sign", post("/api/battles", "{}", "Content-Length: +2\r\n"), [400]],
    ["a length in hexadecimal", post("/api/battles", "{}", "Content-Length: 0x2\r\n"), [400]],
    ["an endless length", post("/api/battles", "{}", "Content-Length: 99999999999999999999\r\n"), [400]],
    ["a large length", post("/api/battles", "{}", "Content-Length: 9999999999\r\n"), [413]],
    ["a large body", post("/api/battles", "x".repeat(70000)), [413]],
    ["a space before the colon", get("/", "Content-Length : 0\r\n"), [400]],
    ["a header without a colon", get("/", "Strange\r\n"), [400]],
    ["a header without a name", get("/", ": x\r\n"), [400]],
    ["a NUL in a header", get("/", "X: a\0b\r\n"), [400]],
    ["a line feed alone", "GET / HTTP/1.1\nHost: x\n\n", [400]],
    ["a carriage return alone", get("/", "X: a\rY: b\r\n"), [400]],
    ["large headers", get("/", `X: ${"x".repeat(9000)}\r\n`), [431]],
    ["many headers", get("/", "X: y\r\n".repeat(2000)), [431]],
    ["no method", " / HTTP/1.1\r\n\r\n", [400]],
    ["another version", get("/", "", "HTTP/3.7"), [400]],
    ["no version", "GET /\r\n\r\n", [400]],
    ["the preface of HTTP/2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", [400]],
    ["TLS", Buffer.from("16030100a5010000a10303", "hex"), [400]],
    ...["PUT", "DELETE", "TRACE", "CONNECT", "OPTIONS", "PATCH", "BREW"].map((verb) =>
      [verb, get("/").replace("GET", verb), [400, 405]]),
    ["a battle with a body that is none", post("/api/battles", "{"), [400, 422]],
    ["a battle of another page", post("/api/battles", "{}", "Content-Length: 2\r\nOrigin: http://elsewhere\r\n"), [403]],
    ["a socket of another page", upgrade(`/ws/${battle}`, "Origin: http://elsewhere\r\n"), [403]],
    ["a socket of no page", upgrade(`/ws/${battle}`, ""), [403]],
    ["a socket of null", upgrade(`/ws/${battle}`, "Origin: null\r\n"), [403]],
    ["a socket with two origins", upgrade(`/ws/${battle}`, `Origin: http://${host}\r\nOrigin: http://elsewhere\r\n`), [403]],
    ["a socket to no battle's name", upgrade("/ws/../x"), [400, 403]],
    ["a socket to capital letters", upgrade("/ws/ABC"), [403]],
    ["a socket elsewhere", upgrade("/"), [403]],
    ["a socket of version 12", upgrade(`/ws/${battle}`, `Origin: http://${host}\r\nConnection: close\r\n`, 12), [400, 403, 426]],
    ["a battle that is none", get("/api/battles/NONE/dice"), [404]],
    ["a battle of SQL", get("/api/battles/'%20or%201=1--/dice"), [400, 404]],
  ];
}

/** Each once; the server closes, and answers once. */
export async function tryRequests(url, battle, failures) {
  const { host } = new URL(url);
  const every = requests(host, battle);
  for (const [what, request, statuses] of every) {
    const answer = await exchange(url, request, { end: true }).catch(() => "HTTP/1.1 000 never ");
    const heads = [...answer.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
    const good = heads.length === 1 ? statuses.includes(heads[0]) : heads.length === 0 && statuses.includes(kClosed);
    if (!good) failures.push(`${what}: ${statuses.join(" or ")} was expected, not ${heads.join(" and ") || "silence"}`);
    if (/ordercap contributors|root:/.test(answer)) failures.push(`${what}: a file outside was served`);
  }
  return every.length;
}
