import { MAX_STARS, MY_GAMES_KEY, MY_GAMES_VERSION } from "#domain/mine/my-games.ts";

/**
 * Function expression, for the script of the first paint, that shows what this browser remembers (`domain/mine/my-games.ts`) without another script:
 *
 * - Lists of tiles (`data-tiles`) get an empty tile for each game before the first paint, so that nothing shifts; those that say where from
 *   (`data-from`) are filled by the server, which is asked for these games without a cookie. Pages without such a list do not read the storage
 *   before the paint: it takes a slow machine 10 to 30 ms.
 * - Stars (`data-star`) are marked once the page is parsed, when the browser brings it back, and when another tab changes one. A press counts at once,
 *   whatever follows it: a script that had to come first would lose it to the next page.
 * - The first key, and the button of the help sheet, import the script of the first touch and hand over the event.
 */
export const mineScript = `function (root) {
  var key = "${MY_GAMES_KEY}", module;
  document.querySelectorAll("[data-tiles]").forEach(fill);
  addEventListener("DOMContentLoaded", mark);
  addEventListener("storage", function (event) {
    if (event.key === key) mark();
  });
  addEventListener("pageshow", function (event) {
    if (!event.persisted) return;
    mark();
    document.querySelectorAll("[data-from]:not(:empty)").forEach(fill);
  });
  addEventListener("click", function (event) {
    var button = event.target.closest?.("[data-star], [data-keys]");
    if (button) button.dataset.star ? toggle(button.dataset.star) : touch(event);
  });
  addEventListener("keydown", function (event) {
    if (/^(?:\\S|Arrow.*)$/.test(event.key) && !event.ctrlKey && !event.metaKey &&
      !event.target.closest?.("input, select, textarea")) touch(event);
  });
  function read() {
    try {
      var mine = JSON.parse(localStorage.getItem(key));
      if (mine.v === ${MY_GAMES_VERSION} && Array.isArray(mine.stars) && Array.isArray(mine.played)) return mine;
    } catch (nothing) {}
    return { v: ${MY_GAMES_VERSION}, stars: [], played: [] };
  }
  function fill(list) {
    var mine = read(), from = list.dataset.from;
    var all = list.dataset.tiles === "stars" ? mine.stars : mine.played.map(function (game) { return game?.[0]; });
    var ids = all.slice(0, list.dataset.max);
    list.innerHTML = "<li></li>".repeat(ids.length);
    if (from && ids[0]) fetch(from, { method: "POST", credentials: "omit", body: JSON.stringify(ids) })
      .then(function (response) { return response.json(); })
      .then(function (tiles) { list.innerHTML = tiles.html; })
      .catch(function offline() { list.innerHTML = ""; });
  }
  function mark() {
    var buttons = document.querySelectorAll("[data-star]"), stars = buttons[0] && read().stars;
    buttons.forEach(function (button) {
      var pressed = "" + stars.includes(button.dataset.star);
      if (button.getAttribute("aria-pressed") !== pressed) button.setAttribute("aria-pressed", pressed);
    });
  }
  function toggle(id) {
    var mine = read(), others = mine.stars.filter(function (other) { return other !== id; });
    mine.stars = others.length < mine.stars.length ? others : [id].concat(others).slice(0, ${MAX_STARS});
    try {
      localStorage.setItem(key, JSON.stringify(mine));
    } catch (refused) {}
    mark();
  }
  function touch(event) {
    if ("touched" in root.dataset) return;
    module = module || import(root.dataset.touch);
    module.then(function (touched) { touched.handle(event); }, function offline() { module = 0; });
  }
}`;
