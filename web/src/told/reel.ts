import { observable } from "../kit/observable.ts";
import type { ListedPiece, Piece, PieceList, View } from "../wire/protocol.ts";
import { stretchOf, viewsOf, type Views } from "./fold.ts";
import { Untold, whyOf, type Source } from "./pieces.ts";

/** A piece with all that it tells. */
export interface ToldPiece {
  readonly piece: Piece;
  readonly views: Views;
}

/** The pieces of one audience, as far as they were asked for. A piece never changes, so it is asked for once. */
export class Reel {
  readonly list = observable<PieceList | undefined>(undefined);
  readonly #source: Source;
  #fetched = new Map<number, Promise<Piece>>();
  #told = new Map<number, Promise<ToldPiece>>();
  #ground: View | undefined;

  constructor(source: Source) {
    this.#source = source;
  }

  /** Reads the list anew; another edition of the program tells everything anew. */
  async read(): Promise<PieceList> {
    const next = await this.#source.list();
    const last = this.list.get();
    if (last && last.edition !== next.edition) {
      this.#fetched = new Map();
      this.#told = new Map();
    }
    if (JSON.stringify(last) !== JSON.stringify(next)) this.list.set(next);
    return this.list.get() ?? next;
  }

  pieces(): readonly ListedPiece[] {
    return this.list.get()?.pieces ?? [];
  }

  /** With the turn that it belongs to. */
  async told(n: number): Promise<ToldPiece> {
    const edition = this.list.get()?.edition;
    try {
      return await this.#tell(n);
    } catch (error) {
      if (whyOf(error) !== "none") throw error;
      // The program may be another one since the list was read.
      const { edition: now } = await this.read();
      if (now === edition) throw error;
      return this.#tell(n);
    }
  }

  #tell(n: number): Promise<ToldPiece> {
    const stretch = stretchOf(this.pieces(), n);
    for (const piece of stretch) void this.#fetch(piece.n).catch(() => undefined);
    return this.#toldOf(n, stretch[0]?.n ?? n);
  }
  #toldOf(n: number, begin: number): Promise<ToldPiece> {
    return kept(this.#told, n, async () => {
      if (!this.pieces().some((one) => one.n === n)) throw new Untold("none");
      const [piece, before] = await Promise.all([
        this.#fetch(n),
        n > begin ? this.#toldOf(n - 1, begin) : undefined,
      ]);
      const views = viewsOf(piece, before?.views.at(-1) ?? (piece.whole && this.#ground));
      if (!views) throw new Untold("failed");
      this.#ground ??= views[0];
      return { piece, views };
    });
  }
  #fetch(n: number): Promise<Piece> {
    const edition = this.list.get()?.edition ?? "";
    return kept(this.#fetched, n, () => this.#source.piece(edition, n));
  }
}

/** Made once; what fails is made anew when it is asked for again. */
function kept<T>(all: Map<number, Promise<T>>, n: number, make: () => Promise<T>): Promise<T> {
  const known = all.get(n);
  if (known) return known;
  const made = make();
  all.set(n, made);
  made.catch(() => all.get(n) === made && all.delete(n));
  return made;
}
