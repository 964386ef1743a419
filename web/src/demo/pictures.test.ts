import { expect, test } from "vitest";
import { kPictures, kToldPictures } from "./pictures.ts";
import { demoStates } from "./states.ts";

test("every state has its picture, and every picture its state", () => {
  const made = kPictures.filter((one) => !kToldPictures.includes(one));
  const shown = new Set(made.map(({ query }) => new URLSearchParams(query).get("state")));
  expect([...shown].sort()).toEqual(Object.keys(demoStates()).sort());
});

test("who is chosen in a picture is there", () => {
  for (const { query } of kPictures) {
    const wanted = new URLSearchParams(query);
    const view = demoStates()[wanted.get("state") ?? ""];
    const chosen = [wanted.get("select"), ...(wanted.get("group")?.split(",") ?? [])];
    for (const id of chosen.filter((one) => one !== null))
      expect(view?.stands[id], `${query} ${id}`).toBeDefined();
  }
});
