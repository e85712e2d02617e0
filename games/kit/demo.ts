import type { Bot } from "./bot.ts";
import type { View } from "./draw/view.ts";
import { createControls } from "./input/controls.ts";
import { createRandom } from "./random.ts";
import type { Kit, Round } from "./round.ts";
import { silence } from "./sound/silence.ts";
import { noLessons } from "./teach.ts";

/** Demo: the bot plays behind the title, which shows a visitor what the game is about. */
export interface Demo {
  step(): void;
  draw(view: View): void;
}

const noop = () => undefined;

/** Plays rounds without sound and without writing to the saves. */
export function createDemo<Action extends string, Snapshot>(
  start: (kit: Kit) => Round<Action, Snapshot>,
  bot: Bot<Action, Snapshot>,
  kit: Omit<Kit, "random" | "reseed" | "sound" | "isDemo" | "isPlayed" | "teach" | "pause">,
): Demo {
  const saves = { read: kit.saves.read, write: noop };
  let number = 0;
  const begin = () => {
    const seed = ++number;
    const reseed = () => createRandom(seed);
    const shown = { isDemo: true, isPlayed: false, sound: silence, teach: noLessons };
    return start({ ...kit, ...shown, saves, pause: noop, random: reseed(), reseed });
  };
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
