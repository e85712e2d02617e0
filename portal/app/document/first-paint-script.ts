import { isMirror } from "#app/mirror/mirror-base.ts";
import { registerScript } from "#app/offline/register-script.ts";
import { urls } from "#app/urls.ts";
import { cloakScript } from "./cloak-script.ts";
import { mineScript } from "./mine-script.ts";
import { panicScript } from "./panic-script.ts";
import { speculationRules } from "./speculation-rules.ts";

/** A mirror has no server that counts. */
const countPrefetched = isMirror()
  ? ""
  : `    if (performance.getEntriesByType("navigation")[0]?.deliveryType === "navigational-prefetch")
      navigator.sendBeacon("${urls.beacon()}", JSON.stringify({ page: location.pathname }));
`;

/**
 * Script of the first paint, on every page behind what its visitors see first (first-paint.tsx). It loads the headline font: even a font inside
 * the styles is loaded in a task of its own, which has to come before the first layout. The rest comes later:
 *
 * - First input, be it the pointer over the page; not over the stage, as a launch needs the network for itself. A tab that lost its name on
 *   another site wears its cloak again (head-script.ts). Then come the speculation rules, and the stylesheet that the page has only a part of is
 *   fetched, for the next page. It is not applied: matching every rule again would make that input wait for 100 ms on a slow machine.
 * - What this browser remembers: stars, and games to continue (mine-script.ts).
 * - Suggestions. Their script loads when a search box gets the focus.
 * - Once the page has loaded. The server does not count a prefetched page as a view: a beacon reports that it is shown. The service worker is registered
 *   where browsers allow it (https or localhost), when the page is idle (register-script.ts).
 * - On the way back. A page that the browser kept in memory from before the settings changed is loaded anew.
 */
export const firstPaintScript = `(function (root) {
  document.fonts?.load("1em 'Lilita One'");
  if (root.dataset.framed !== "refused") (${mineScript})(root);
  var hasInput = false;
  ["pointerover", "touchstart", "focusin"].forEach(function (input) {
    addEventListener(input, atFirstInput, { passive: true });
  });
  addEventListener("focusin", loadSuggestions);
  addEventListener("load", atLoad);
  (${panicScript})(root);
  addEventListener("pageshow", reloadIfOtherLook);
  function atFirstInput(event) {
    if (hasInput || event.target.closest?.("[data-island=stage]")) return;
    hasInput = true;
    (self.requestIdleCallback || setTimeout)(function () {
      try {
        var worn = sessionStorage.getItem("cloak");
        if (worn && worn !== "off") (${cloakScript})(root, worn);
      } catch (noStorage) {}
      var rules = document.createElement("script");
      rules.type = "speculationrules";
      rules.text = ${JSON.stringify(speculationRules)};
      document.head.append(rules);
      if (root.dataset.sheet) fetch(root.dataset.sheet, { priority: "low" }).catch(function offline() {});
    });
  }
  function loadSuggestions(event) {
    if (!event.target.matches("[data-suggests]")) return;
    removeEventListener("focusin", loadSuggestions);
    import(document.querySelector("meta[name=suggestions]").content).then(
      function (module) { module.suggestFor(event.target); },
      function offline() { addEventListener("focusin", loadSuggestions); },
    );
  }
  function reloadIfOtherLook(event) {
    if (event.persisted && (/(?:^|; )look=([\\w-]+)/.exec(document.cookie) || [])[1] !== root.dataset.look) location.reload();
  }
  function atLoad() {
${countPrefetched}    if (root.dataset.framed !== "refused") (${registerScript})(root);
  }
})(document.documentElement);`;
