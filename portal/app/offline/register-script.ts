/** How long a page has to be idle before the service worker is registered. */
const IDLE_MS = 5000;

/**
 * Function expression, for the script of the first paint, that registers the site's service worker once the page that has loaded is idle: it is in
 * view, has had no input for a while, and nothing to do just then. What the worker fetches would otherwise compete with the visit. Pages that a
 * worker controls have nothing to register. The new worker is told what the page loaded without it, to cache that as well.
 */
export const registerScript = `function (root) {
  var container = navigator.serviceWorker;
  if (!container || container.controller) return;
  var timer, inputs = ["pointerdown", "keydown", "scroll", "visibilitychange"];
  inputs.forEach(function (name) { addEventListener(name, defer, { capture: true, passive: true }); });
  defer();
  function defer() {
    clearTimeout(timer);
    var last = timer = document.hidden ? 0 : setTimeout(function () {
      (self.requestIdleCallback || setTimeout)(function () {
        if (last === timer) register();
      });
    }, ${IDLE_MS});
  }
  function register() {
    inputs.forEach(function (name) { removeEventListener(name, defer, { capture: true }); });
    if (root.dataset.worker) container.register(root.dataset.worker).then(function () {
      return container.ready;
    }).then(function (registration) {
      var loaded = performance.getEntriesByType("resource").map(function (entry) { return entry.name; });
      registration.active.postMessage({ type: "loaded", urls: loaded });
    }).catch(function refused() {});
  }
}`;
