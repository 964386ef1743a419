// Where letters, posts and pushes arrive that the server sends: a mail server, and https ones with an authority of their own.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from "node:crypto";
import { mkdtempSync, readFileSync } from "node:fs";
import { createServer as createSecure } from "node:https";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const listening = (server) => new Promise((ready) => server.listen(0, "127.0.0.1", () => ready(server.address().port)));

function letterOf(to, data) {
  const [head, body] = [data.slice(0, data.indexOf("\r\n\r\n")), data.slice(data.indexOf("\r\n\r\n") + 4)];
  const field = (name) => new RegExp(`^${name}: (.*(?:\r\n .*)*)`, "m").exec(head)?.[1];
  const subject = field("Subject").replace(/\r\n /g, "").replace(/=\?UTF-8\?B\?([^?]*)\?=/g, (_, part) => Buffer.from(part, "base64").toString("latin1"));
  const text = Buffer.from(body, "base64").toString();
  return { at: Date.now(), to, id: /<([^@]+)@/.exec(field("Message-ID"))[1], subject: Buffer.from(subject, "latin1").toString(), text, head };
}

/** Takes every letter, but for addresses that begin with "bounce"; the first of all it does not take for whom it comes from. */
export async function mailSink() {
  const letters = [];
  let isFirst = true;
  const server = createServer((socket) => {
    let [buffer, to, reading] = ["", "", false];
    const say = (line) => socket.write(`${line}\r\n`);
    const hear = (line) => {
      if (/^(EHLO|HELO)/i.test(line)) return say("250 sink");
      if (/^MAIL/i.test(line) && isFirst) {
        isFirst = false;
        return say("550 5.7.1 not from there");
      }
      if (/^RCPT/i.test(line)) {
        to = /<(.*)>/.exec(line)[1];
        return say(to.startsWith("bounce") ? "550 nobody here" : "250 ok");
      }
      if (/^DATA/i.test(line)) {
        reading = true;
        return say("354 go on");
      }
      if (/^QUIT/i.test(line)) return socket.end("221 bye\r\n");
      say("250 ok");
    };
    socket.on("error", () => undefined);
    socket.on("data", (bytes) => {
      buffer += bytes;
      for (;;) {
        const end = buffer.indexOf(reading ? "\r\n.\r\n" : "\r\n");
        if (end < 0) return;
        const part = buffer.slice(0, end);
        buffer = buffer.slice(end + (reading ? 5 : 2));
        if (!reading) hear(part);
        else {
          reading = false;
          letters.push(letterOf(to, part));
          say("250 taken");
        }
      }
    });
    say("220 sink");
  });
  const port = await listening(server);
  return { letters, url: `smtp://127.0.0.1:${port}`, close: () => server.close() };
}

/** Files of a key and of a certificate that vouches for itself. */
function ownAuthority() {
  const folder = mkdtempSync(join(tmpdir(), "ordercap-hook-"));
  const [key, authority] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const words = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", key, "-out", authority, "-days", "2", "-subj", "/CN=localhost"];
  execFileSync("openssl", [...words, "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"], { stdio: "ignore" });
  return { key, authority };
}
const secured = ({ key, authority }) => ({ key: readFileSync(key), cert: readFileSync(authority) });

/** What it answers stands in the path: /ok, /once500, /gone, /flood, /never, /elsewhere. */
export async function hookSink(own = ownAuthority()) {
  /** @type {any[]} */
  const posts = [];
  const failed = new Set();
  const server = createSecure(secured(own), (request, response) => {
    let text = "";
    request.on("data", (bytes) => (text += bytes));
    request.on("error", () => undefined);
    request.on("end", () => {
      const post = { at: Date.now(), path: request.url, type: request.headers["content-type"], ...JSON.parse(text) };
      const status = { once500: failed.has(post.id) ? 204 : 500, gone: post.kind === "confirm" ? 204 : 410, elsewhere: 302 }[/\w+/.exec(request.url)[0]] ?? 200;
      failed.add(post.id);
      if (request.url.startsWith("/never")) return;
      posts.push({ ...post, status });
      response.writeHead(status, status === 302 ? { location: "https://127.0.0.1:1/secret" } : {});
      if (request.url.startsWith("/flood")) for (let i = 0; i < 160 && !response.destroyed; ++i) response.write("x".repeat(65536));
      response.end();
    });
  });
  server.on("tlsClientError", () => undefined);
  const port = await listening(server);
  return { posts, own, authority: own.authority, url: `https://localhost:${port}`, close: () => (server.closeAllConnections(), server.close()) };
}

/** What a browser does with a push: the record of RFC 8291 is opened by the keys of its subscription. */
function opened(body, browser, auth) {
  const [salt, point] = [body.subarray(0, 16), body.subarray(21, 86)];
  assert.deepEqual([body.readUInt32BE(16), body[20]], [4096, 65]);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), browser.getPublicKey(), point]);
  const material = Buffer.from(hkdfSync("sha256", browser.computeSecret(point), auth, info, 32));
  const part = (what, bytes) => Buffer.from(hkdfSync("sha256", material, salt, `Content-Encoding: ${what}\0`, bytes));
  const decipher = createDecipheriv("aes-128-gcm", part("aes128gcm", 16), part("nonce", 12));
  decipher.setAuthTag(body.subarray(-16));
  const plain = Buffer.concat([decipher.update(body.subarray(86, -16)), decipher.final()]);
  assert.equal(plain.at(-1), 2, "one record, without padding");
  return { salt: salt.toString("hex"), point: point.toString("hex"), text: plain.subarray(0, -1).toString() };
}

/** What a push service does with the header of RFC 8292: by whom, for whom, and how long. */
function vouched(header) {
  const [, token, key] = /^vapid t=([\w-]+\.[\w-]+\.[\w-]+), k=([\w-]+)$/.exec(header);
  const [head, claims, signature] = token.split(".");
  const raw = Buffer.from(key, "base64url");
  assert.deepEqual([raw.length, raw[0]], [65, 4]);
  const jwk = { kty: "EC", crv: "P-256", x: raw.subarray(1, 33).toString("base64url"), y: raw.subarray(33).toString("base64url") };
  const publicKey = { key: createPublicKey({ key: jwk, format: "jwk" }), dsaEncoding: "ieee-p1363" };
  assert.deepEqual(JSON.parse(Buffer.from(head, "base64url")), { typ: "JWT", alg: "ES256" });
  assert.ok(verify("sha256", Buffer.from(`${head}.${claims}`), publicKey, Buffer.from(signature, "base64url")), "a signature of this key");
  return { key, ...JSON.parse(Buffer.from(claims, "base64url")) };
}

/**
 * A push service, and the browser behind it. What it answers stands in the path of an endpoint: /ok, /once500, or /gone after the first.
 * `now`: the server's time; `key()`: by which key it must vouch for itself. What was wrong with a push stands in `mistakes`.
 */
export async function pushSink({ own = ownAuthority(), now = Date.now, key = () => undefined } = {}) {
  /** @type {any[]} */
  const pushes = [];
  const [mistakes, seen] = [[], new Set()];
  const [browser, auth] = [createECDH("prime256v1"), randomBytes(16)];
  browser.generateKeys();
  const once = (what) => !seen.has(what) && seen.add(what) !== undefined;
  let url;
  const take = ({ headers, method, url: path }, body) => {
    const { salt, point, text } = opened(body, browser, auth);
    assert.ok(once(salt) && once(point), "a salt and a key of each message alone");
    const { "content-encoding": coding, "content-type": type, ttl, urgency } = headers;
    assert.deepEqual([method, coding, type, ttl, urgency], ["POST", "aes128gcm", "application/octet-stream", "86400", "normal"]);
    const voucher = vouched(headers.authorization);
    assert.equal(voucher.aud, url);
    assert.match(voucher.sub, /^(https?:|mailto:)/);
    assert.ok(voucher.exp * 1000 > now() && voucher.exp * 1000 <= now() + 86_400_000, `until ${voucher.exp}`);
    assert.equal(voucher.key, key() ?? voucher.key);
    assert.ok(text.length < 3000);
    return { at: Date.now(), path, plain: text, ...JSON.parse(text) };
  };
  const server = createSecure(secured(own), (request, response) => {
    const parts = [];
    request.on("data", (bytes) => parts.push(bytes));
    request.on("error", () => undefined);
    request.on("end", () => {
      try {
        const push = take(request, Buffer.concat(parts));
        const status = { once500: once(`first ${push.id}`) ? 500 : 201, gone: push.kind === "confirm" ? 201 : 410 }[/\w+/.exec(push.path)[0]] ?? 201;
        pushes.push({ ...push, status });
        response.writeHead(status).end();
      } catch (mistake) {
        mistakes.push(mistake);
        response.writeHead(400).end();
      }
    });
  });
  server.on("tlsClientError", () => undefined);
  url = `https://localhost:${await listening(server)}`;
  const subscription = (path) => ({ endpoint: url + path, keys: { p256dh: browser.getPublicKey("base64url"), auth: auth.toString("base64url") } });
  return { pushes, mistakes, subscription, authority: own.authority, url, close: () => (server.closeAllConnections(), server.close()) };
}
