import type { Hands } from "@recess/games/flash/bot.ts";
import { readSave } from "@recess/games/flash/save-file.ts";
import type { Page } from "playwright-core";

export type Table = {
  page: Page;
  aim: Hands["aim"];
  /** Where a pixel of the game's stage lies on the page. */
  place(x: number, y: number): Promise<{ x: number; y: number }>;
  /** What the player has put into storage for the game. */
  saves(): Promise<Record<string, string>>;
  onPose?(): Promise<void>;
};

/** Hands on a game in a browser. */
export function browserHands({ page, aim, place, saves, onPose }: Table): Hands {
  const { keyboard, mouse } = page;
  const wait = (millis: number) => page.waitForTimeout(millis);
  const move = async (x: number, y: number, steps: number) => {
    const at = await place(x, y);
    await mouse.move(at.x, at.y, { steps });
  };
  return {
    aim,
    // A press must last a frame or two, or a game that asks which keys are down never sees it.
    press: (key) => keyboard.press(key, { delay: 60 }),
    async hold(key, millis) {
      await keyboard.down(key);
      await wait(millis);
      await keyboard.up(key);
    },
    type: (words) => keyboard.type(words, { delay: 40 }),
    move: (x, y) => move(x, y, 4),
    async click(x, y) {
      const at = await place(x, y);
      await mouse.click(at.x, at.y, { delay: 60 });
    },
    async drag(fromX, fromY, toX, toY) {
      await move(fromX, fromY, 1);
      await mouse.down();
      await move(toX, toY, 8);
      await wait(100);
      await mouse.up();
    },
    wait,
    async best() {
      const kept = Object.values(await saves()).map(readSave);
      return Math.max(0, ...kept.map(({ best }) => Number(best ?? 0)));
    },
    pose: async () => onPose?.(),
  };
}
