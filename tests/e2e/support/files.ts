import { createReadStream, existsSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";

export const kRoot = join(__dirname, "..", "..", "..");
export const kDist = join(kRoot, "web", "dist");

const kTypes: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
};

/** The built client without a server behind it, on a port of its own. */
export async function serveDist(): Promise<{ url: string; close: () => void }> {
  const server: Server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? "/", "http://host").pathname);
    const wanted = join(kDist, extname(path) ? path : "index.html");
    if (!wanted.startsWith(kDist) || !existsSync(wanted)) {
      response.writeHead(404).end();
      return;
    }
    const type = kTypes[extname(wanted)] ?? "application/octet-stream";
    response.writeHead(200, { "content-type": type });
    createReadStream(wanted).pipe(response);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}
