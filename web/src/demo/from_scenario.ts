import british from "../../../db/data/equipment-gb.json";
import german from "../../../db/data/equipment-de.json";
import soviet from "../../../db/data/equipment-su.json";
import american from "../../../db/data/equipment-us.json";
import terrain from "../../../db/data/terrain.json";
import scenario from "../../../db/scenarios/demo.json";
import type { MapFacts, Point, Side, StandSeen, View } from "../wire/protocol.ts";

/** A view made of the demo scenario's file, for the demo page and for tests: no server, no rules. */
type Loose = Record<string, unknown>;
const list = (value: unknown): Loose[] => (Array.isArray(value) ? (value as Loose[]) : []);
const text = (value: unknown, usual = ""): string => (typeof value === "string" ? value : usual);
const size = (value: unknown): number => Math.round(Number(value ?? 0) * 1000);
const place = (value: unknown): Point => {
  const [x, y] = value as [number, number];
  return [size(x), size(y)];
};
const places = (value: unknown): Point[] => (value as unknown[]).map(place);

const kLines = new Map(
  [british, german, soviet, american].flatMap((file) =>
    (file.lines as Loose[]).map((line) => [text(line["id"]), line] as const),
  ),
);

/** Levels, as the server's chart has them. */
const kHeights: Readonly<Record<string, number>> = { bush: 1, town: 2, woods: 2 };
function classOf(name: string): object {
  const found = terrain.classes.find((one) => one.terrain === name);
  if (!found) return { terrain: name };
  const { high_as: like, ...rest } = { high_as: "", ...found };
  return { ...rest, height: kHeights[like] ?? 0 };
}

export function demoMap(): MapFacts {
  const ground = scenario.ground as unknown as Loose;
  return {
    width: size(scenario.table.width),
    height: size(scenario.table.height),
    contours: list(ground["hills"]).flatMap((hill) =>
      list(hill["contours"]).map((c) => ({
        level: Number(c["level"]) * (hill["kind"] === "hill" ? 2 : 1),
        outline: places(c["outline"]),
      })),
    ),
    areas: list(ground["areas"]).map((area) => ({
      name: text(area["name"]),
      ...classOf(text(area["terrain"])),
      outline: places(area["outline"]),
    })),
    roads: list(ground["roads"]).map((road) => ({
      name: text(road["name"]),
      line: places(road["line"]),
      half_width: size(road["width"]) / 2,
    })),
    waters: list(ground["waters"]).map((water) => ({
      name: text(water["name"]),
      terrain: text(water["kind"], "creek") as "creek",
      line: places(water["line"]),
      half_width: size(water["width"]) / 2,
      crossings: list(water["crossings"]).map((c) => ({
        at: place(c["at"]),
        reach: size(c["reach"]),
        bridge: c["kind"] === "bridge",
      })),
    })),
    cover_lines: list(ground["cover_lines"]).map((cover) => ({
      kind: text(cover["kind"], "wall"),
      line: places(cover["line"]),
      name: text(cover["name"]),
      cover: "medium",
      hides_hulls: cover["kind"] !== "hedge",
    })),
    zones: list((scenario.blue as unknown as Loose)["zones"]).map((zone) => ({
      name: text(zone["name"]),
      side: "blue" as const,
      outline: places(zone["outline"]),
    })),
  } as unknown as MapFacts;
}

const kBases: Record<string, readonly [number, number]> = {
  half: [1000, 500],
  full: [1000, 1000],
  double: [2000, 1000],
  vehicle: [1000, 1500],
};

interface Forces {
  readonly stands: Record<string, StandSeen>;
  readonly companies: Record<string, View["companies"][string]>;
  readonly formations: Record<string, View["formations"][string]>;
}

export function demoForces(side: Side): Forces {
  const forces: Forces = { stands: {}, companies: {}, formations: {} };
  let [stands, companies, formations] = side === "blue" ? [0, 0, 0] : [1000, 50, 10];
  for (const formation of list((scenario[side] as unknown as Loose)["formations"])) {
    const formationId = `f${(formations += 1)}`;
    forces.formations[formationId] = { side, name: text(formation["name"]), parent: "" };
    for (const company of list(formation["companies"])) {
      const companyId = `c${(companies += 1)}`;
      const short = text(company["short"], text(company["name"]));
      forces.companies[companyId] = {
        side,
        name: text(company["name"]),
        morale: Number(company["morale"] ?? 7),
        formation: formationId,
        headquarters: company["headquarters"] === true,
        checked: false,
      };
      for (const group of list(company["stands"])) {
        const names = (group["names"] as string[] | undefined) ?? [text(group["name"])];
        const spots = (group["places"] as unknown[] | undefined) ?? [group["at"]];
        names.forEach((name, i) => {
          const at = spots[i];
          const facing = Number(group["facing"] ?? formation["facing"] ?? 0) * 1000;
          const stand = standOf(side, text(group["line"]), `${short}, ${name}`, companyId);
          forces.stands[`s${(stands += 1)}`] = {
            ...stand,
            facing,
            issuer: text(group["issuer"], "none") as StandSeen["issuer"],
            presence: at
              ? "on_table"
              : group["off_board"]
                ? "off_board"
                : group["aboard"]
                  ? "aboard"
                  : "undeployed",
            ...(at ? { at: place(at) } : {}),
          };
        });
      }
    }
  }
  return forces;
}

function standOf(side: Side, line: string, name: string, company: string): StandSeen {
  const data = kLines.get(line) ?? {};
  const kind = text(data["kind"], "personnel") as StandSeen["kind"];
  const base = text(data["base"], kind === "personnel" ? "full" : "vehicle");
  const [width, depth] = kBases[base] ?? [1000, 1000];
  return {
    side,
    name,
    line,
    type: text(data["name"]),
    symbol: text(data["symbol"], "unknown"),
    kind,
    quality: "regular",
    company,
    issuer: "none",
    commands_company: false,
    observer: false,
    presence: "on_table",
    facing: 0,
    width,
    depth,
    state: "steady",
    suppressed: false,
    camouflaged: false,
    visible: false,
    limbered: false,
    crew_left_gun: false,
    carries: [],
    carried: [],
    moved: false,
    finished_moving: false,
    path: [],
    forced_back: false,
    fired_at: false,
    orders: [],
    when_forced_back: "stop_in_cover",
    smoke_missions: 0,
    ammunition: [],
  } as StandSeen;
}
