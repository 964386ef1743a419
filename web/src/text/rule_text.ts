/** A piece of a rule's text: a link to another rule, code, something stressed, or plain words. */
export interface Piece {
  readonly words: string;
  readonly kind: "rule" | "code" | "stress" | "plain";
}

/** Sources have names like ids: BCS-07 is no rule. */
const kMarked = /(`[^`]+`|(?<!\S)\*[^*`]+\*|\b(?!BCS-)[A-Z]+(?:-[A-Z]+)*-\d+\b)/;

/** Text of the catalogue, taken apart at the ids of rules and at its marks. */
export function piecesOf(text: string): readonly Piece[] {
  return text
    .split(kMarked)
    .map((words, i): Piece => {
      if (i % 2 === 0) return { words, kind: "plain" };
      if (words.startsWith("`")) return { words: words.slice(1, -1), kind: "code" };
      if (words.startsWith("*")) return { words: words.slice(1, -1), kind: "stress" };
      return { words, kind: "rule" };
    })
    .filter(({ words }) => words !== "");
}
