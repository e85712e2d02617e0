import { registerScript } from "#app/offline/register-script.ts";
import { urls } from "#app/urls.ts";
import { speculationRules } from "./speculation-rules.ts";

/**
 * Head script: the one script that runs on every page before the first paint. It is plain text, so that the CSP can allow it by hash and
 * pages stay cacheable; it knows nothing of the page it is on. Before the first paint it does only what has to be done then:
 *
 * - Font. Even a font inside the styles is loaded in a task of its own, which has to come before the first layout.
 * - Frames. The only frame in which a page shows itself is that of an about:blank window that we opened: its parent is the top, of our
 *   own origin, and blank. In any other frame, however deep, it goes to the refusal screen, and the mark keeps it hidden and asleep. The
 *   server refuses most of them before (refuse-frames.ts, `frame-ancestors`).
 * - Cloak. It sets the other title and icon before the tab shows ours; not in school mode. The tab's name says so first, because reading
 *   the storage takes a slow machine 30 ms.
 *
 * The rest waits for that paint:
 *
 * - Statistics. The server does not count a prefetched page as a view; a beacon reports the view when the page is shown.
 * - First input. It brings the speculation rules, and fetches the stylesheet that the page has only a part of, for the next page. The
 *   stylesheet is not applied: matching every rule again would make that input wait for 100 ms on a slow machine.
 * - Suggestions. Their script loads when a search box gets the focus.
 * - Service worker. It is registered where browsers allow it (https or localhost), when the page is idle (register-script.ts).
 */
export const headScript = `(function (root) {
  document.fonts?.load("1em 'Lilita One'");
  var isOurs = self === top;
  try {
    isOurs = isOurs || (parent === top && top.location.href === "about:blank");
  } catch (otherOrigin) {
    isOurs = false;
  }
  if (!isOurs) {
    root.dataset.framed = "refused";
    if (location.pathname !== "${urls.embedded()}") location.replace("${urls.embedded()}");
  }
  function cloak() {
    if ("school" in root.dataset) return;
    document.title = "My Drive";
    document.querySelector("link[rel=icon]").href = "/cloak.svg";
  }
  if (self.name === "cloak") cloak();
  requestAnimationFrame(function () { setTimeout(afterPaint); });
  function afterPaint() {
    try {
      if (sessionStorage.getItem("cloak") === "on") cloak();
    } catch (noStorage) {}
    if (performance.getEntriesByType("navigation")[0]?.deliveryType === "navigational-prefetch")
      navigator.sendBeacon("${urls.beacon()}", JSON.stringify({ page: location.pathname }));
    var first = new AbortController();
    ["pointerover", "touchstart", "focusin"].forEach(function (input) {
      addEventListener(input, atFirstInput, { passive: true, signal: first.signal });
    });
    function atFirstInput() {
      first.abort();
      if (root.dataset.sheets) root.dataset.sheets.split(" ").forEach(function (href) {
        fetch(href, { priority: "low" }).catch(function offline() {});
      });
      var rules = document.createElement("script");
      rules.type = "speculationrules";
      rules.text = ${JSON.stringify(speculationRules)};
      (self.requestIdleCallback || setTimeout)(function () { document.head.append(rules); });
    }
    addEventListener("focusin", function loadSuggestions(event) {
      if (!event.target.matches("[data-suggests]")) return;
      removeEventListener("focusin", loadSuggestions);
      import(document.querySelector("meta[name=suggestions]").content).then(
        function (module) { module.suggestFor(event.target); },
        function offline() { addEventListener("focusin", loadSuggestions); },
      );
    });
    if (isOurs) (${registerScript})(root);
  }
})(document.documentElement);`;
