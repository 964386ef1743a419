/** Made while the client is built, by plugins/. */
declare module "virtual:symbols" {
  export type Stroke =
    | { readonly d: string; readonly fill: boolean }
    | { readonly text: string; readonly at: readonly [number, number]; readonly size: number };
  export const symbols: Readonly<
    Record<string, { readonly own: readonly Stroke[]; readonly enemy: readonly Stroke[] }>
  >;
}

declare module "virtual:tables" {
  export type Ink = import("../plugins/table_inks.ts").Ink;
  export type Texture = import("../plugins/table_inks.ts").Texture;
  export type Drawn = Ink & { readonly d: string };
  type Table = import("../plugins/tables.ts").Table;
  /** By scenario. */
  export const tables: Readonly<Record<string, Table | undefined>>;
  export const inks: Readonly<Record<string, readonly Ink[] | undefined>>;
  export const textures: Readonly<Record<string, Texture | undefined>>;
}

declare module "virtual:rulebook" {
  /** A paragraph, or the rows of a table. */
  export type Block = string | readonly (readonly string[])[];
  export interface Entry {
    readonly id: string;
    /** Of a ruling or a silence; else empty. */
    readonly title: string;
    readonly sources: string;
    readonly text: string;
    readonly server: string;
    readonly below: readonly Block[];
  }
  export interface Section {
    readonly heading: string;
    readonly entries: readonly Entry[];
  }
  export interface Chapter {
    readonly title: string;
    readonly below: readonly Block[];
    readonly sections: readonly Section[];
  }
  export const chapters: readonly Chapter[];
  export const sequence: readonly Chapter[];
  /** Of server/fog/releases.md: what happens, who learns what, what nobody else learns. */
  export const releases: readonly (readonly string[])[];
}
