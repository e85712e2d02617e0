/** How long a page has to be idle before the service worker is registered. */
const IDLE_MS = 5000;

/**
 * Function expression, for the script of the first paint, that registers the site's service worker once the page is idle: it has loaded, is in view, and has
 * had no input and no long task for a while. What the worker fetches would otherwise compete with the visit. Pages that a worker controls have
 * nothing to register. The new worker is told what the page loaded without it, to cache that as well.
 */
export const registerScript = `function (root) {
  var container = navigator.serviceWorker;
  if (!container || container.controller) return;
  var timer, registered = new AbortController();
  function defer() {
    clearTimeout(timer);
    var last = timer = document.hidden ? 0 : setTimeout(function () {
      (self.requestIdleCallback || setTimeout)(function () {
        if (last === timer) register();
      });
    }, ${IDLE_MS});
  }
  function register() {
    registered.abort();
    if (root.dataset.worker) container.register(root.dataset.worker).then(function () {
      return container.ready;
    }).then(function (registration) {
      var loaded = performance.getEntriesByType("resource").map(function (entry) { return entry.name; });
      registration.active.postMessage({ type: "loaded", urls: loaded });
    }).catch(function refused() {});
  }
  function start() {
    ["pointerdown", "keydown", "scroll", "visibilitychange"].forEach(function (name) {
      addEventListener(name, defer, { capture: true, passive: true, signal: registered.signal });
    });
    if (PerformanceObserver.supportedEntryTypes.includes("longtask")) {
      var tasks = new PerformanceObserver(defer);
      tasks.observe({ type: "longtask" });
      registered.signal.onabort = function () { tasks.disconnect(); };
    }
    defer();
  }
  if (document.readyState === "complete") start();
  else addEventListener("load", start);
}`;
