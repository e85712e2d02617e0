import type { Bot } from "./bot.ts";
import type { View } from "./draw/view.ts";
import { createControls } from "./input/controls.ts";
import { createRandom } from "./random.ts";
import type { Kit, Round } from "./round.ts";

/** Demo: the bot plays behind the title, which shows a visitor what the game is about. */
export interface Demo {
  step(): void;
  draw(view: View): void;
}

const noop = () => undefined;
/** Null object for sound. */
const silence = { isMuted: true, play: noop, music: noop, setPace: noop, drone: noop };

/** Plays rounds without sound and without writing to the saves. */
export function createDemo<Action extends string, Snapshot>(
  start: (kit: Kit) => Round<Action, Snapshot>,
  bot: Bot<Action, Snapshot>,
  kit: Omit<Kit, "random" | "sound" | "isDemo" | "pause">,
): Demo {
  const saves = { read: kit.saves.read, write: noop };
  let number = 0;
  const begin = () =>
    start({ ...kit, saves, sound: silence, isDemo: true, pause: noop, random: createRandom(++number) });
  let round = begin();
  let controls = createControls<Action>();
  return {
    step() {
      if (round.core.isOver) {
        round = begin();
        controls = createControls<Action>();
      }
      controls.feed(bot.act(round.core.snapshot()));
      round.step(controls);
    },
    draw: (view) => round.draw(view, 0),
  };
}
