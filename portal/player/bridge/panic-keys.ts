import { isPanicKey, type PanicKeyName } from "#player/protocol/panic-keys.ts";

/** Reports presses of the keys that can be a panic key to the site, which knows whether one is. The game gets them too. */
export function reportPanicKeys(report: (key: PanicKeyName) => void): void {
  window.addEventListener(
    "keydown",
    (event) => {
      const isShortcut = event.ctrlKey || event.altKey || event.metaKey;
      if (event.isTrusted && !event.repeat && !isShortcut && isPanicKey(event.key)) report(event.key);
    },
    { capture: true },
  );
}
