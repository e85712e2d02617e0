import { MY_GAMES_KEY } from "#domain/mine/my-games.ts";

/**
 * Function expression, for the script of the first paint, that shows what this browser remembers (`domain/mine/my-games.ts`) without another script:
 *
 * - Lists of tiles (`data-tiles`) get an empty tile for each game before the first paint, so that nothing shifts; those that say where from
 *   (`data-from`) are filled by the server, which is asked for these games without a cookie. Pages without such a list do not read the storage
 *   before the paint: it takes a slow machine 10 to 30 ms.
 * - Stars are marked once the page is parsed, and again when the browser brings it back.
 * - The first press of a star or a key imports the script of the first touch, and hands over the event.
 */
export const mineScript = `function (root) {
  var module;
  document.querySelectorAll("[data-tiles]").forEach(fill);
  addEventListener("DOMContentLoaded", mark);
  addEventListener("pageshow", function (event) {
    if (!event.persisted) return;
    mark();
    document.querySelectorAll("[data-from]:not(:empty)").forEach(fill);
  });
  addEventListener("click", function (event) {
    if (event.target.closest?.("[data-star], [data-keys]")) touch(event);
  });
  addEventListener("keydown", function (event) {
    if (/^(?:\\S|Arrow.*)$/.test(event.key) && !event.ctrlKey && !event.metaKey &&
      !event.target.closest?.("input, select, textarea")) touch(event);
  });
  function games(kind) {
    try {
      var mine = JSON.parse(localStorage.getItem("${MY_GAMES_KEY}"));
      return kind === "stars" ? mine.stars.slice() : mine.played.map(function (game) { return game[0]; });
    } catch (nothing) {
      return [];
    }
  }
  function fill(list) {
    var ids = games(list.dataset.tiles).slice(0, list.dataset.max), from = list.dataset.from;
    list.innerHTML = "<li></li>".repeat(ids.length);
    if (from && ids[0]) fetch(from, { method: "POST", credentials: "omit", body: JSON.stringify(ids) })
      .then(function (response) { return response.json(); })
      .then(function (tiles) { list.innerHTML = tiles.html; })
      .catch(function offline() { list.innerHTML = ""; });
  }
  function mark() {
    var buttons = document.querySelectorAll("[data-star]"), stars = buttons[0] && games("stars");
    buttons.forEach(function (button) {
      button.setAttribute("aria-pressed", stars.includes(button.dataset.star));
    });
  }
  function touch(event) {
    if ("touched" in root.dataset) return;
    module = module || import(root.dataset.touch);
    module.then(function (touched) { touched.handle(event); }, function offline() { module = 0; });
  }
}`;
