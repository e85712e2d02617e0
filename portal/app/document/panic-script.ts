import { SETTINGS_KEY } from "#app/settings/browser-settings.ts";
import { panicKeys } from "#player/protocol/panic-keys.ts";

const keys = JSON.stringify(Object.keys(panicKeys));

/**
 * Function expression, for scripts inside a page: listens for the panic key, which leads to the page that the visitor chose; not in school
 * mode. A game's frame reports its keys to the stage, which passes them on as an event `game-key`. The storage is read when one of
 * the keys is pressed that can be chosen. What is on the screen goes at once, sound included: the other page may take a second to come.
 */
export const panicScript = `function (root) {
  if ("school" in root.dataset) return;
  addEventListener("keydown", leave, true);
  addEventListener("game-key", leave);
  function leave(event) {
    var key = event.key || event.detail;
    if (event.ctrlKey || event.altKey || event.metaKey || ${keys}.indexOf(key) < 0) return;
    try {
      var panic = JSON.parse(localStorage.getItem("${SETTINGS_KEY}")).panic;
      if (panic.key !== key || !/^https:/.test(panic.address)) return;
      root.hidden = true;
      document.querySelectorAll("iframe").forEach(function (frame) { frame.remove(); });
      document.title = "\\u2026";
      top.location.replace(panic.address);
    } catch (none) {}
  }
}`;
