import { Ajv } from "ajv";
import { expect, test } from "vitest";
import { commandOf } from "../acts/acts.ts";
import { offersFor } from "../acts/acts.ts";
import type { Act } from "../acts/draft.ts";
import { demoStates } from "./states.ts";

const kSchemas = import.meta.glob<object & { $id?: string }>(
  "../../../protocol/schema/*.schema.json",
  { eager: true, import: "default" },
);
const ajv = new Ajv({ strict: false, allErrors: true });
for (const schema of Object.values(kSchemas)) if (schema.$id) ajv.addSchema(schema);

function faults(schema: string, value: unknown): string[] {
  const validate = ajv.getSchema(schema);
  if (!validate) throw new Error(`no ${schema}`);
  if (validate(value)) return [];
  return (validate.errors ?? []).map((e) => `${e.instancePath} ${e.message ?? ""}`).slice(0, 8);
}

test.each(Object.entries(demoStates()))("the demo state %s is a view by the schema", (_, view) => {
  expect(faults("view.schema.json", view)).toEqual([]);
});

/** What a person would add to an act until it can be sent. */
function finished(act: Act): Act {
  const place = { x: 12345.6, y: 7000 };
  switch (act.kind) {
    case "order":
      return {
        ...act,
        offer: {
          chit: "hasty_advance",
          reach: "adjacent",
          takes_arrow: true,
          needs_arrow: true,
          needs_recipient: false,
          needs_pair: false,
        },
        marker: place,
        arrow: 90000,
      };
    case "move":
      return { ...act, path: [place] };
    case "fire":
      return { ...act, target: "ka", pathPoint: place, cover: "light", dice: 2 };
    case "mission":
      return { ...act, target: place };
    case "deploy":
      return { ...act, at: place };
    default:
      return act;
  }
}

test("every act that is offered becomes a command by the schema", () => {
  const kinds = new Set<string>();
  for (const view of Object.values(demoStates())) {
    for (const stand of Object.keys(view.stands)) {
      for (const { act } of offersFor(view, stand)) {
        const command = commandOf(finished(act));
        expect(faults("command.schema.json", command)).toEqual([]);
        kinds.add(act.kind);
      }
    }
  }
  expect([...kinds].sort()).toEqual(["deploy", "fire", "mission", "move", "order", "turn"]);
});

test("a draft that lacks something is no command", () => {
  expect(commandOf({ kind: "fire", firer: "s1", line: 0, dice: 0 })).toBeUndefined();
  expect(commandOf({ kind: "deploy", stand: "s1", facing: 0 })).toBeUndefined();
  expect(commandOf({ kind: "order", slot: "s1", issuer: "s1", overwatch: [] })).toBeUndefined();
});
