import { mount } from "svelte";
import { demoStates } from "./demo/states.ts";
import { observable } from "./observable.ts";
import TableView from "./pages/TableView.svelte";
import type { Audience } from "./protocol.ts";
import type { Battle, BattleState } from "./store.ts";
import { layTable } from "./table.ts";
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
const states = demoStates();
const wanted = new URLSearchParams(location.search);
const view = states[wanted.get("state") ?? "orders"] ?? states["orders"];
wearPreferred();
const target = document.getElementById("app");
if (target && view) {
  const audience = (wanted.get("as") ?? "blue") as Audience;
  const battle = stillBattle({
    connection: "open",
    audience,
    view,
    n: 1,
    chat: [{ type: "chat", n: 1, from: "red", to: "all", words: "Was that SPOT-07 or SPOT-09?" }],
    waiting: 0,
    ...(wanted.has("refused") && { refusal: kRefusal }),
  });
  const table = layTable(battle);
  const selected = wanted.get("select");
  if (selected) table.select(selected);
  mount(TableView, { target, props: { table } });
}
