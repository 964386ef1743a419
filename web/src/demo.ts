import { mount } from "svelte";
import "./text/all_tongues.ts";
import { campaign } from "./demo/campaign_states.ts";
import Index from "./demo/Index.svelte";
import { demoStates } from "./demo/states.ts";
import { servePieces } from "./demo/served_pieces.ts";
import { missedBy, tell } from "./demo/told_states.ts";
import { stillBattle } from "./demo/still_battle.ts";
import TableView from "./pages/TableView.svelte";
import type { Audience, View } from "./wire/protocol.ts";
import { forgetKeys, sitForCampaign } from "./lobby/seats.ts";
import { layTable, type Table } from "./table/table.ts";
import { wearPreferred } from "./style/theme.ts";
import "./style/tokens.css";
import "./style/board.css";
import "./style/panels.css";
import "./style/log.css";
import "./style/cards.css";
import "./style/dice.css";
import "./style/desk.css";
import "./style/pages.css";
import "./style/sheet.css";
import "./style/players.css";
import "./style/tray.css";
import "./style/volley.css";
import "./style/coach.css";
import "./style/told.css";
import "./style/touch.css";
import "./style/dark.css";

const kRefusal = {
  accepted: false,
  code: "has_fired",
  reason: "That stand has fired this turn.",
  rules: ["FIRE-03"],
} as const;
const wanted = new URLSearchParams(location.search);
wearPreferred();

/** The state that the address names, as it asks to be seen; with the commit comes what it leads to. */
function lay(view: View): Table {
  const battle = stillBattle(
    {
      audience: (wanted.get("as") ?? "blue") as Audience,
      view,
      chat: [{ type: "chat", n: 1, from: "red", to: "all", words: "Was that SPOT-07 or SPOT-09?" }],
      ...(wanted.has("refused") && { refusal: kRefusal }),
    },
    (command) => {
      document.body.dataset["command"] = JSON.stringify(command);
      const next = states[`${state}_told`];
      if (command.do === "commit" && next) battle.update((now) => ({ ...now, view: next }));
    },
  );
  forgetKeys("");
  if (wanted.has("campaign"))
    sitForCampaign("", "blue", "", { id: "demo", title: "A Day on the Ryasna", role: "blue" });
  const table = layTable(battle);
  const [language, theme] = [wanted.get("language"), wanted.get("theme")];
  if (language === "de") table.preferences.update((now) => ({ ...now, language }));
  if (theme === "dark") table.preferences.update((now) => ({ ...now, theme }));
  const [selected, group] = [wanted.get("select"), wanted.get("group")];
  if (selected) table.select(selected);
  if (group) table.selectAll(group.split(","));
  return table;
}

const state = wanted.get("state") ?? "orders";
const states = demoStates();
const named = states[state] ?? states["orders"];
const isLifted = wanted.has("lifted");
const view = named && isLifted ? { ...named, battle: { ...named.battle, lifted: true } } : named;
if (named?.battle.over) servePieces({ over: true, lifted: isLifted });
const target = document.getElementById("app");
if (target && location.search === "") mount(Index, { target });
else if (target && (tell(target, wanted) || campaign(target, wanted))) document.title = "ordercap";
else if (target && view) {
  const table = lay(view);
  mount(TableView, { target, props: { table, missed: missedBy(table, wanted.get("missed")) } });
}
