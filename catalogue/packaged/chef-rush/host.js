const [start] = Object.values(window.Caputchin.games);
// What the game would tell its widget goes nowhere.
const widget = new Proxy({}, { get: () => () => undefined });
start(document.getElementById("game"), widget, {
  skin: null,
  locale: "en",
  config: {
    pass_orders: 8,
    lives: 5,
    item_window_ticks: 360,
    distractor_percent: 35,
    recipe_size: 3,
    time_budget_seconds: 90,
    sound: true,
  },
});
