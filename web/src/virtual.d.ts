/** Made while the client is built, by plugins/. */
declare module "virtual:symbols" {
  export type Stroke =
    | { readonly d: string; readonly fill: boolean }
    | { readonly text: string; readonly at: readonly [number, number]; readonly size: number };
  export const symbols: Readonly<
    Record<string, { readonly own: readonly Stroke[]; readonly enemy: readonly Stroke[] }>
  >;
}

declare module "virtual:rulebook" {
  export interface Entry {
    readonly id: string;
    /** Of a ruling or a silence; else empty. */
    readonly title: string;
    readonly sources: string;
    readonly text: string;
    readonly server: string;
    readonly tables: readonly (readonly (readonly string[])[])[];
    readonly notes: readonly string[];
  }
  export interface Section {
    readonly heading: string;
    readonly entries: readonly Entry[];
  }
  export interface Chapter {
    readonly title: string;
    readonly intro: readonly string[];
    readonly sections: readonly Section[];
    readonly tables: readonly (readonly (readonly string[])[])[];
  }
  export const chapters: readonly Chapter[];
  export const sequence: readonly Chapter[];
}
