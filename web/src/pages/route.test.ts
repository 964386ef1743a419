import { expect, test } from "vitest";
import { pathOfNew } from "../lobby/path_of_new.ts";
import { routeOf } from "./route.ts";

const to = (path: string) => routeOf(new URL(path, "http://host"));

test("addresses lead to pages", () => {
  expect(to("/")).toEqual({ page: "lobby" });
  expect(to("/?scenario=x&side=red")).toEqual({ page: "lobby", scenario: "x", side: "red" });
  expect(to("/?scenario=x&side=green")).toEqual({ page: "lobby", scenario: "x" });
  expect(to(pathOfNew("a b", "blue"))).toEqual({ page: "lobby", scenario: "a b", side: "blue" });
  expect(to("/first")).toEqual({ page: "first" });
  expect(to("/rules#HIT-04")).toEqual({ page: "rules" });
  expect(to("/trust")).toEqual({ page: "trust" });
  expect(to("/reach#confirm=T-0k")).toEqual({ page: "reach", act: "confirm", word: "T-0k" });
  expect(to("/reach#end=T-0k")).toEqual({ page: "reach", act: "end", word: "T-0k" });
  expect(to("/reach")).toEqual({ page: "reach", act: undefined, word: "" });
  const battle = { page: "battle", id: "ab12", token: "", role: "" };
  expect(to("/battle/ab12#seat=T-0k")).toEqual({ ...battle, token: "T-0k" });
  expect(to("/battle/ab12?as=red2#board")).toEqual({ ...battle, role: "red2" });
  expect(to("/battle/ab12")).toEqual(battle);
  const campaign = { ...battle, page: "campaign" };
  expect(to("/campaign/ab12#seat=T-0k")).toEqual({ ...campaign, token: "T-0k" });
  expect(to("/campaign/ab12?as=referee")).toEqual({ ...campaign, role: "referee" });
  const replay = { page: "replay", id: "ab12", as: "public", at: undefined };
  expect(to("/replay/ab12")).toEqual(replay);
  const moment = { as: "blue", at: { n: 41, frame: 3 } };
  expect(to("/replay/ab12?as=blue&n=41&frame=3")).toEqual({ ...replay, ...moment });
  expect(to("/replay/ab12?n=soon")).toEqual({ ...replay, at: "bad" });
  expect(to("/replay/%E0")).toEqual({ ...replay, id: "%E0" });
  expect(to("/elsewhere")).toEqual({ page: "nowhere" });
});
