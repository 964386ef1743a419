const keyOf = (battle: string): string => `ordercap.heads.${battle}`;

/** As it is stored; nothing where nothing is. */
export function storedHeads(battle: string): string | undefined {
  try {
    return localStorage.getItem(keyOf(battle)) ?? undefined;
  } catch {
    return undefined;
  }
}
export function storeHeads(battle: string, text: string): void {
  try {
    localStorage.setItem(keyOf(battle), text);
  } catch {
    // Without storage only what the server shows now can be compared.
  }
}
