import { registerScript } from "#app/offline/register-script.ts";
import { urls } from "#app/urls.ts";
import { cloakScript } from "./cloak-script.ts";
import { speculationRules } from "./speculation-rules.ts";

/**
 * Script of the first paint, on every page behind what its visitors see first (first-paint.tsx). Before that paint it only loads the headline
 * font: even a font inside the styles is loaded in a task of its own, which has to come before the first layout.
 *
 * Once the page is painted:
 *
 * - Cloak. The tab may have lost its name on another site (head-script.ts); a tab without a history has been nowhere.
 * - Statistics. The server does not count a prefetched page as a view; a beacon reports the view when the page is shown.
 * - First input. It brings the speculation rules, and fetches the stylesheet that the page has only a part of, for the next page. The
 *   stylesheet is not applied: matching every rule again would make that input wait for 100 ms on a slow machine.
 * - Suggestions. Their script loads when a search box gets the focus.
 * - Service worker. It is registered where browsers allow it (https or localhost), when the page is idle (register-script.ts).
 */
export const firstPaintScript = `(function (root) {
  document.fonts?.load("1em 'Lilita One'");
  new PerformanceObserver(function (paints, observer) {
    observer.disconnect();
    afterPaint();
  }).observe({ type: "paint", buffered: true });
  function afterPaint() {
    try {
      if (history.length > 1 && sessionStorage.getItem("cloak") === "on") (${cloakScript})(root);
    } catch (noStorage) {}
    if (performance.getEntriesByType("navigation")[0]?.deliveryType === "navigational-prefetch")
      navigator.sendBeacon("${urls.beacon()}", JSON.stringify({ page: location.pathname }));
    var first = new AbortController();
    ["pointerover", "touchstart", "focusin"].forEach(function (input) {
      addEventListener(input, atFirstInput, { passive: true, signal: first.signal });
    });
    function atFirstInput() {
      first.abort();
      (self.requestIdleCallback || setTimeout)(function () {
        var rules = document.createElement("script");
        rules.type = "speculationrules";
        rules.text = ${JSON.stringify(speculationRules)};
        document.head.append(rules);
        if (root.dataset.sheets) root.dataset.sheets.split(" ").forEach(function (href) {
          fetch(href, { priority: "low" }).catch(function offline() {});
        });
      });
    }
    addEventListener("focusin", function loadSuggestions(event) {
      if (!event.target.matches("[data-suggests]")) return;
      removeEventListener("focusin", loadSuggestions);
      import(document.querySelector("meta[name=suggestions]").content).then(
        function (module) { module.suggestFor(event.target); },
        function offline() { addEventListener("focusin", loadSuggestions); },
      );
    });
    if (root.dataset.framed !== "refused") (${registerScript})(root);
  }
})(document.documentElement);`;
