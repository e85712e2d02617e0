const [start] = Object.values(window.Caputchin.games);
// What the game would tell its widget goes nowhere.
const widget = new Proxy({}, { get: () => () => undefined });
start(document.getElementById("game"), widget, { skin: null, locale: "en", config: {} });
