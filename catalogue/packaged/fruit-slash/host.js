const [start] = Object.values(window.Caputchin.games);
// What the game would tell its widget goes nowhere.
const widget = new Proxy({}, { get: () => () => undefined });
start(document.getElementById("game"), widget, {
  skin: null,
  locale: "en",
  config: {
    pass_score: 999,
    lives: 3,
    spawn_rate: 1.1,
    gravity: 1400,
    hazard_chance: 0.25,
    sound: true,
    show_score: true,
    show_lives: true,
  },
});
