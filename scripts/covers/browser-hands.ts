import type { Hands } from "#games/flash/bot.ts";
import { readSave } from "#games/flash/save-file.ts";
import type { RuffleStage } from "./ruffle-stage.ts";

/** Hands on a stage that fills the page pixel by pixel. */
export function browserHands(stage: RuffleStage, onPose: () => Promise<void>): Hands {
  const { keyboard, mouse } = stage.page;
  const wait = (millis: number) => stage.page.waitForTimeout(millis);
  return {
    // A press must last a frame or two, or a game that asks which keys are down never sees it.
    press: (key) => keyboard.press(key, { delay: 60 }),
    async hold(key, millis) {
      await keyboard.down(key);
      await wait(millis);
      await keyboard.up(key);
    },
    type: (words) => keyboard.type(words, { delay: 40 }),
    move: (x, y) => mouse.move(x, y, { steps: 4 }),
    click: (x, y) => mouse.click(x, y, { delay: 60 }),
    async drag(fromX, fromY, toX, toY) {
      await mouse.move(fromX, fromY);
      await mouse.down();
      await mouse.move(toX, toY, { steps: 8 });
      await wait(100);
      await mouse.up();
    },
    wait,
    async best() {
      const saves = Object.values(await stage.saves()).map(readSave);
      return Math.max(0, ...saves.map(({ best }) => Number(best ?? 0)));
    },
    pose: onPose,
  };
}
