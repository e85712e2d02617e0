import type { App } from "./app.ts";

/** Keyboard shortcuts that work in every scene: mute, pause and a new game. */
export function bindKeys(app: App): void {
  addEventListener("keydown", (event) => {
    if (event.repeat || event.ctrlKey || event.altKey || event.metaKey || isTyping(event.target)) return;
    if (event.code === "KeyM") app.mute();
    // A game in a room does not pause, and its host begins the next one.
    if (app.isAside) return;
    if (event.code === "KeyP") app.pause();
    if (event.code === "KeyR") app.openSetup();
  });
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches("textarea, select");
