import { expect, test } from "vitest";
import { troubleWords } from "../text/refusals.ts";
import { answerOf } from "./answers.ts";

const answered = (status: number, body: object): Promise<unknown> =>
  answerOf(new Response(JSON.stringify(body), { status }));
const troubleOf = (answer: Promise<unknown>): Promise<string> =>
  answer.then(
    () => "none",
    (error: unknown) => troubleWords("de", error),
  );

test("what the server refuses over HTTP is said in the page's language", async () => {
  const error = { code: "link_spent", reason: "That link was opened before: it works once." };
  expect(await troubleOf(answered(410, { error }))).toBe(
    "Dieser Link wurde schon geöffnet: er gilt einmal.",
  );
  expect(await troubleOf(answered(400, { error: { ...error, code: "unheard_of" } }))).toBe(
    error.reason,
  );
});

test("no connection is said without the browser's own words", async () => {
  expect(await troubleOf(Promise.reject(new TypeError("Failed to fetch")))).toBe(
    "Der Server hat nicht wie erwartet geantwortet.",
  );
});

test("an answer is what the server wrote", async () => {
  expect(await answered(200, { turns: 5 })).toEqual({ turns: 5 });
});
