import type { InputMapping } from "#player/protocol/input-mapping.ts";
import { pressKey } from "./synthetic-keys.ts";

const TEXT_FIELDS = "input, textarea, select, [contenteditable]";

/**
 * Remaps keys in this page, and hides gamepads from the game while the site maps them: a game that reads them itself would get every press
 * twice. The bridge runs before the game's scripts, so its listeners come first.
 */
export function followInputMapping(follow: (listener: (mapping: InputMapping) => void) => void): void {
  let mapping: InputMapping = { keys: {}, hidesGamepads: false };
  const readGamepads = navigator.getGamepads?.bind(navigator);

  function handleKey(event: KeyboardEvent): void {
    const code = event.isTrusted && Object.hasOwn(mapping.keys, event.code) && mapping.keys[event.code];
    if (!code || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.target instanceof Element && event.target.closest(TEXT_FIELDS)) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    if (!event.repeat) pressKey(code, event.type === "keydown");
  }

  for (const type of ["keydown", "keyup"] as const)
    window.addEventListener(type, handleKey, { capture: true });
  if (readGamepads) {
    Object.defineProperty(navigator, "getGamepads", {
      configurable: true,
      writable: true,
      value: () => (mapping.hidesGamepads ? [] : readGamepads()),
    });
    for (const type of ["gamepadconnected", "gamepaddisconnected"])
      window.addEventListener(
        type,
        (event) => mapping.hidesGamepads && event.isTrusted && event.stopImmediatePropagation(),
      );
  }

  follow((next) => {
    const isShown = mapping.hidesGamepads && !next.hidesGamepads;
    mapping = next;
    // The game was not told of those that were connected meanwhile.
    if (isShown)
      for (const gamepad of readGamepads?.() ?? [])
        if (gamepad) window.dispatchEvent(new GamepadEvent("gamepadconnected", { gamepad }));
  });
}
