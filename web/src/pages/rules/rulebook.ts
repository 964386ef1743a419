import type { EquipmentList, Question, QuestionField, Rulebook } from "../../wire/protocol.ts";

/** What a form holds for a field: what was ticked, typed, or stands inside. */
export type FormValue = boolean | string | FormValues | readonly FormValues[];
export interface FormValues {
  [name: string]: FormValue;
}
/** One line of answer: its fields, or what was wrong with the question. */
export type Answer = Readonly<Record<string, unknown>> & {
  readonly error?: string;
  readonly why?: readonly { readonly rule: string; readonly value: number }[];
};

export async function readRulebook(): Promise<Rulebook> {
  const response = await fetch("/api/rules");
  if (!response.ok) throw new Error(response.statusText);
  return (await response.json()) as Rulebook;
}

export async function readEquipment(): Promise<EquipmentList> {
  const response = await fetch("/api/equipment");
  if (!response.ok) throw new Error(response.statusText);
  return (await response.json()) as EquipmentList;
}

/** Asks one line; what is no answer to it throws. */
export async function ask(line: string, signal?: AbortSignal): Promise<Answer> {
  const init = { method: "POST", headers: { "content-type": "application/json" }, body: line };
  const response = await fetch("/api/rules", signal ? { ...init, signal } : init);
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as Answer;
}

const wordOf = ({ required, default: otherwise, words = [] }: QuestionField): string =>
  required ? (words[0] ?? "") : String(otherwise ?? "");

function emptyField(field: QuestionField): FormValue {
  switch (field.kind) {
    case "truth":
      return false;
    case "word":
    case "effect":
      return wordOf(field);
    case "object":
      return emptyForm(field.fields ?? []);
    case "objects":
      return [];
    case "whole":
    case "decimal":
    case "points":
      return "";
  }
}
/** The form as it is first shown: defaults, and the first word where one is required. */
export const emptyForm = (fields: readonly QuestionField[]): FormValues =>
  Object.fromEntries(fields.map((field) => [field.name, emptyField(field)]));

/** A number as JSON has it; what is none goes as it was typed, and the server says so. */
function numberOf(text: string): number | string {
  const value = Number(text.replace("−", "-").replace(",", "."));
  return Number.isFinite(value) ? value : text;
}
const pointsOf = (text: string): (number | string)[][] =>
  text
    .trim()
    .split(/[\s;]+/)
    .map((pair) => pair.split(",").map(numberOf));

function jsonOf(field: QuestionField, value: FormValue | undefined): unknown {
  const { kind, fields = [], required } = field;
  if (kind === "objects")
    return Array.isArray(value) && value.length > 0
      ? value.map((one: FormValues) => objectOf(fields, one))
      : undefined;
  if (typeof value === "boolean") return value || undefined;
  if (typeof value === "object") {
    const inside = objectOf(fields, value as FormValues);
    return required || Object.keys(inside).length > 0 ? inside : undefined;
  }
  const text = (value ?? "").trim();
  if (text === "" || (!required && text === field.default)) return undefined;
  if (kind === "points") return pointsOf(text);
  return kind === "word" || field.words?.includes(text) ? text : numberOf(text);
}
function objectOf(
  fields: readonly QuestionField[],
  values: FormValues,
): Readonly<Record<string, unknown>> {
  const pairs = fields.map((field) => [field.name, jsonOf(field, values[field.name])] as const);
  return Object.fromEntries(pairs.filter(([, value]) => value !== undefined));
}
/** The question as a line of `ordercap rules`; what is left as it was is left out. */
export const lineOf = ({ q, fields }: Question, values: FormValues): string =>
  JSON.stringify({ q, ...objectOf(fields, values) });

/** The field that a mistake names: "target.kind: required, …". */
export const fieldOf = ({ error = "" }: Answer): string => /^([\w.[\]]+): /.exec(error)?.[1] ?? "";
