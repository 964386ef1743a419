import { expect, test } from "vitest";
import { routeOf } from "./route.ts";

const to = (path: string) => routeOf(new URL(path, "http://host"));

test("addresses lead to pages", () => {
  expect(to("/")).toEqual({ page: "lobby" });
  expect(to("/rules#HIT-04")).toEqual({ page: "rules" });
  expect(to("/battle/ab12#seat=T-0k")).toEqual({ page: "battle", id: "ab12", token: "T-0k" });
  expect(to("/battle/ab12")).toEqual({ page: "battle", id: "ab12", token: "" });
  expect(to("/elsewhere")).toEqual({ page: "nowhere" });
});
