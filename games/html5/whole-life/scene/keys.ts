import type { App } from "./app.ts";

const digits = ["1", "2", "3", "4"].flatMap((digit, index) => [
  [`Digit${digit}`, index] as const,
  [`Numpad${digit}`, index] as const,
]);
const ups = ["ArrowUp", "ArrowLeft", "KeyW", "KeyA"];
const downs = ["ArrowDown", "ArrowRight", "KeyS", "KeyD"];

/** What the keyboard does besides what buttons do by themselves. */
export function bindKeys(app: App): void {
  const choices = new Map<string, number>(digits);
  addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const { code } = event;
    const isPress = code === "Enter" || code === "Space";
    const isOnControl = event.target instanceof HTMLElement && event.target.matches("button, summary");
    // A key that is held down would run through years.
    if (event.repeat && isPress) event.preventDefault();
    if (event.repeat) return;
    const choice = choices.get(code);
    if (choice !== undefined) app.choose(choice);
    else if (isPress && !isOnControl) app.goOn();
    else if (ups.includes(code)) app.moveFocus(-1);
    else if (downs.includes(code)) app.moveFocus(1);
    else if (code === "KeyM") app.mute();
    else if (code === "KeyP") app.pause();
    else if (code === "KeyR") app.askRestart();
    else if (code === "KeyB") app.openBook();
    else if (code === "KeyL") app.openAlbum();
    else return;
    event.preventDefault();
  });
}
