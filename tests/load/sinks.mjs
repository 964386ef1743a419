// Where letters and posts arrive that the server sends: a mail server, and an https one with an authority of its own.
import { execFileSync } from "node:child_process";
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

/** Takes every letter, but for addresses that begin with "bounce". */
export async function mailSink() {
  const letters = [];
  const server = createServer((socket) => {
    let [buffer, to, reading] = ["", "", false];
    const say = (line) => socket.write(`${line}\r\n`);
    const hear = (line) => {
      if (/^(EHLO|HELO)/i.test(line)) return say("250 sink");
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

/** What it answers stands in the path: /ok, /once500, /gone, /flood, /never, /elsewhere. */
export async function hookSink() {
  const folder = mkdtempSync(join(tmpdir(), "ordercap-hook-"));
  const [key, authority] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const words = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", key, "-out", authority, "-days", "2", "-subj", "/CN=localhost"];
  execFileSync("openssl", [...words, "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"], { stdio: "ignore" });
  const [posts, failed] = [[], new Set()];
  const server = createSecure({ key: readFileSync(key), cert: readFileSync(authority) }, (request, response) => {
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
  return { posts, authority, url: `https://localhost:${port}`, close: () => (server.closeAllConnections(), server.close()) };
}
