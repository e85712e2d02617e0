import type { Button, Controller } from "./core.ts";
import type { Press } from "./messages.ts";

/** Buttons that are held, by all that holds them: a button is down until its last key and gamepad let go. */
export interface HeldButtons {
  hold(controller: Controller, button: Button, source: string): void;
  release(controller: Controller, button: Button, source: string): void;
  /** Everything is let go: the page has lost the focus, and will not hear of it. */
  releaseAll(): void;
  /**
   * What has changed since it was last taken, in order. A button that changed twice waits with its second change for the next time:
   * a console that runs a frame in between sees even the shortest tap.
   */
  takePresses(): Press[];
}

export function openHeldButtons(): HeldButtons {
  const holders = new Map<string, Set<string>>();
  const presses: Press[] = [];

  function sourcesOf(controller: Controller, button: Button): Set<string> {
    const key = `${controller} ${button}`;
    const sources = holders.get(key) ?? new Set();
    holders.set(key, sources);
    return sources;
  }

  return {
    hold(controller, button, source) {
      const sources = sourcesOf(controller, button);
      if (sources.size === 0) presses.push({ controller, button, isDown: true });
      sources.add(source);
    },
    release(controller, button, source) {
      const sources = sourcesOf(controller, button);
      if (sources.delete(source) && sources.size === 0) presses.push({ controller, button, isDown: false });
    },
    releaseAll() {
      for (const [key, sources] of holders) {
        if (sources.size === 0) continue;
        sources.clear();
        const [controller, button] = key.split(" ");
        presses.push({
          controller: Number(controller) as Controller,
          button: button as Button,
          isDown: false,
        });
      }
    },
    takePresses() {
      const changed = new Set<string>();
      const cut = presses.findIndex(({ controller, button }) => {
        const isSecond = changed.has(`${controller} ${button}`);
        changed.add(`${controller} ${button}`);
        return isSecond;
      });
      return presses.splice(0, cut < 0 ? presses.length : cut);
    },
  };
}
