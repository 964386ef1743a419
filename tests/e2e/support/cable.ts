import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/** What lies between a page and the server, and can be cut. */
export class Cable {
  readonly #ends = new Set<Socket>();
  #isCut = false;
  /** What the server says is lost on the way. */
  isDeaf = false;
  readonly #server = createServer((page) => this.#join(page));
  #target = 0;

  async lay(to: string): Promise<string> {
    this.#target = Number(new URL(to).port);
    await new Promise<void>((ready) =>
      this.#server.listen(0, "127.0.0.1", ready),
    );
    const { port } = this.#server.address() as AddressInfo;
    return `http://127.0.0.1:${port}`;
  }
  cut(): void {
    this.#isCut = true;
    this.drop();
  }
  /** Only what is connected now. */
  drop(): void {
    for (const end of this.#ends) end.destroy();
  }
  mend(): void {
    this.#isCut = this.isDeaf = false;
  }
  end(): void {
    this.cut();
    this.#server.close();
  }

  #join(page: Socket): void {
    if (this.#isCut) {
      page.destroy();
      return;
    }
    const server = connect(this.#target, "127.0.0.1");
    page.on("data", (bytes) => server.write(bytes));
    server.on("data", (bytes) => this.isDeaf || page.write(bytes));
    for (const [end, other] of [
      [page, server],
      [server, page],
    ] as const) {
      this.#ends.add(end);
      end.on("error", () => end.destroy());
      end.on("close", () => {
        this.#ends.delete(end);
        other.destroy();
      });
    }
  }
}
