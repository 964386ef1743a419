import { mount } from "svelte";
import Index from "./demo/Index.svelte";
import { demoStates } from "./demo/states.ts";
import { observable } from "./observable.ts";
import TableView from "./pages/TableView.svelte";
import type { Audience, View } from "./protocol.ts";
import type { Battle, BattleState } from "./store.ts";
import { layTable, type Table } from "./table.ts";
import { wearPreferred } from "./theme.ts";
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
import "./style/coach.css";
import "./style/touch.css";
import "./style/dark.css";

/** A battle without a server: every command is accepted, noted and changes nothing. */
function stillBattle(state: BattleState): Battle {
  const { get, subscribe, update } = observable(state);
  return {
    get,
    subscribe,
    send: (command) => {
      document.body.dataset["command"] = JSON.stringify(command);
      return Promise.resolve({ accepted: true });
    },
    chat: () => false,
    viewAs: () => undefined,
    stopViewingAs: () => undefined,
    forgetRefusal: () => update(({ refusal: _, ...rest }) => rest),
    end: () => undefined,
  };
}

const kRefusal = {
  accepted: false,
  code: "has_fired",
  reason: "That stand has fired this turn.",
  rules: ["FIRE-03"],
} as const;
const wanted = new URLSearchParams(location.search);
wearPreferred();

/** The state that the address names, as it asks to be seen. */
function lay(view: View): Table {
  const table = layTable(
    stillBattle({
      connection: "open",
      audience: (wanted.get("as") ?? "blue") as Audience,
      view,
      n: 1,
      chat: [{ type: "chat", n: 1, from: "red", to: "all", words: "Was that SPOT-07 or SPOT-09?" }],
      waiting: 0,
      ...(wanted.has("refused") && { refusal: kRefusal }),
    }),
  );
  const [language, theme] = [wanted.get("language"), wanted.get("theme")];
  if (language === "de") table.preferences.update((now) => ({ ...now, language }));
  if (theme === "dark") table.preferences.update((now) => ({ ...now, theme }));
  const [selected, group] = [wanted.get("select"), wanted.get("group")];
  if (selected) table.select(selected);
  if (group) table.selectAll(group.split(","));
  return table;
}

const states = demoStates();
const view = states[wanted.get("state") ?? "orders"] ?? states["orders"];
const target = document.getElementById("app");
if (target && location.search === "") mount(Index, { target });
else if (target && view) mount(TableView, { target, props: { table: lay(view) } });
