import { mount } from "svelte";
import App from "./pages/App.svelte";
import Missing from "./pages/Missing.svelte";
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

wearPreferred();
const target = document.getElementById("app");
if (target) mount(App, { target });
addEventListener("vite:preloadError", () => mount(Missing, { target: document.body }), {
  once: true,
});
addEventListener("hashchange", (event) => {
  const [before, after] = [new URL(event.oldURL), new URL(event.newURL)];
  if (before.hash !== after.hash && /^#(seat|confirm|end)=/.test(after.hash)) location.reload();
});
