import type { Controller } from "./core.ts";
import type { HeldButtons } from "./held-buttons.ts";
import { buttonOf, type KeyMap } from "./key-map.ts";

/** Keys that are no buttons of the console. */
export type PageKey = "pause" | "rewind" | "fast";

const pageKeys: Readonly<Record<string, PageKey>> = { KeyP: "pause", Minus: "rewind", Equal: "fast" };

/** Gamepads rewind with their left trigger, and go fast with the right one. */
const pagePadCodes: Readonly<Record<string, PageKey>> = { "pad:6": "rewind", "pad:7": "fast" };

export type KeyEvents = {
  keys(): KeyMap;
  /** Takes a code away from the game: a panel is open. */
  intercept(code: string): boolean;
  onPageKey(key: PageKey, isDown: boolean): void;
};

/** A gamepad's controller, or a key that is held so long that it repeats. */
type Source = { readonly pad?: Controller; readonly isRepeated?: boolean };

/** Turns keys into buttons of the console. Returns the function that does the same for a gamepad. */
export function followKeys(
  held: HeldButtons,
  { keys, intercept, onPageKey }: KeyEvents,
): (controller: Controller, code: string, isDown: boolean) => void {
  /** False where the code means nothing here. */
  function press(code: string, isDown: boolean, { pad, isRepeated = false }: Source): boolean {
    const found = buttonOf(keys(), code, pad);
    if (found) {
      const source = pad ? `${code} ${pad}` : code;
      if (isDown) held.hold(found.controller, found.button, source);
      else held.release(found.controller, found.button, source);
      return true;
    }
    const key = (pad ? pagePadCodes : pageKeys)[code];
    if (key && !isRepeated) onPageKey(key, isDown);
    return key !== undefined;
  }

  function handleKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const isDown = event.type === "keydown";
    if (isDown && intercept(event.code)) {
      event.preventDefault();
      return;
    }
    if (event.target instanceof Element && event.target.closest("dialog, .toolbar, .loading")) return;
    if (press(event.code, isDown, { isRepeated: event.repeat })) event.preventDefault();
  }
  window.addEventListener("keydown", handleKey);
  window.addEventListener("keyup", handleKey);
  window.addEventListener("blur", held.releaseAll);
  return (controller, code, isDown) => {
    if (!(isDown && intercept(code))) press(code, isDown, { pad: controller });
  };
}
