/**
 * The one script that runs before anything is painted, on every page. It is plain text so that the policy can allow it
 * by hash and pages stay cacheable; it knows nothing of the page it is on.
 *
 * Framed by another host: leave for the refusal screen. Framed by our own host, or by a blank window that we opened:
 * say so, and the stylesheet hides the navigation bar. Cloaked: wear the other title and icon before the tab shows ours.
 * Fetched ahead of the press: the server did not count that as a look, so tell it that somebody looks now.
 * Somebody moves: fetch the stylesheet that the next page will want, where this page has its styles inside.
 * Somebody comes to a search box: only now fetch what suggests names.
 * Where browsers allow it (https, or this very machine), the worker for offline pages starts once everything else is done.
 */
export const headScript = `(function (root) {
  if (self !== top) {
    try {
      void top.location.host;
      root.dataset.framed = "own";
    } catch (stranger) {
      root.dataset.framed = "stranger";
      if (location.pathname !== "/embedded") location.replace("/embedded");
    }
  }
  try {
    if (sessionStorage.getItem("cloak") === "on") {
      document.title = "My Drive";
      document.querySelector("link[rel=icon]").href = "/cloak.svg";
    }
  } catch (noStorage) {
    root.dataset.storage = "none";
  }
  if (performance.getEntriesByType("navigation")[0]?.deliveryType === "navigational-prefetch")
    navigator.sendBeacon("/beacon", JSON.stringify({ page: location.pathname }));
  function dress() {
    var sheets = root.dataset.sheets;
    delete root.dataset.sheets;
    if (sheets) sheets.split(" ").forEach(function (href) {
      var link = document.createElement("link");
      link.rel = "stylesheet";
      link.href = href;
      document.head.append(link);
    });
  }
  ["pointerover", "touchstart", "focusin"].forEach(function (move) {
    addEventListener(move, dress, { once: true, passive: true });
  });
  addEventListener("focusin", function wake(event) {
    if (!event.target.matches("[data-suggests]")) return;
    removeEventListener("focusin", wake);
    import(document.querySelector("meta[name=suggestions]").content).then(
      function (module) { module.suggestFor(event.target); },
      function offline() { addEventListener("focusin", wake); },
    );
  });
  var worker = root.dataset.worker;
  if (worker && root.dataset.framed !== "stranger" && navigator.serviceWorker) {
    addEventListener("load", function () {
      (self.requestIdleCallback || setTimeout)(function () {
        navigator.serviceWorker.register(worker).catch(function () {
          root.dataset.worker = "";
        });
      });
    });
  }
})(document.documentElement);`;
