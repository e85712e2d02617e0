import type { Bot } from "./bot.ts";
import { createControls } from "./controls.ts";
import { createRandom } from "./random.ts";
import type { Kit, Round } from "./round.ts";
import type { View } from "./view.ts";

/** The bot at play behind the title: the quickest way to tell what a game is about. */
export interface Demo {
  step(): void;
  draw(view: View): void;
}

const nothing = () => undefined;
const silence = { isMuted: true, play: nothing, music: nothing, setPace: nothing, drone: nothing };

/** Plays rounds that nobody hears and that leave nothing in the saves. */
export function createDemo<Action extends string, Snapshot>(
  start: (kit: Kit) => Round<Action, Snapshot>,
  bot: Bot<Action, Snapshot>,
  kit: Omit<Kit, "random" | "sound" | "isDemo" | "pause">,
): Demo {
  const saves = { read: kit.saves.read, write: () => undefined };
  let number = 0;
  const begin = () =>
    start({ ...kit, saves, sound: silence, isDemo: true, pause: nothing, random: createRandom(++number) });
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
