/** A piece of a rule's text: a link to another rule, code, something stressed, or plain words. */
export interface Piece {
  readonly words: string;
  readonly kind: "rule" | "code" | "stress" | "plain";
}

/** What ids begin with. Sources and tanks have names like ids: BCS-07 and T-34 are no rules. */
export const kChapters =
  "ABND|ADV-(?:AMMO|BAN|ENT|FLAME|REG|RM)|AIR|CA|CAM|CAMO|DIE|ELEV|END|FACE|FB|FIRE|FOW|GENF|HIT|IDF|" +
  "LOS|MEAS|MOR|MOVE|OBST|OPF|ORD|PASS|PATROL|PREP|QUAL|R|RALLY|REF|RES|RNG|ROF|S|SA|SCALE|SEQ|" +
  "SPOT|SUPP|TERR|TRANS|WX";
const kId = `(?<![\\w-])(?:${kChapters})-\\d{2,3}\\b`;
const kRule = new RegExp(kId);
const kMarked = new RegExp(`(\`[^\`]+\`|(?<!\\S)\\*[^*\`]+\\*|${kId})`);

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

/** Up to the first rule that it names, and the rest: a button holds no links. */
export function splitAtRule(text: string): readonly [string, string] {
  const at = text.search(kRule);
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at)];
}
