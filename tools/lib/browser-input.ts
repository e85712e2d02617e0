import type { GameInput } from "@recess/games/flash/bot.ts";
import { readSave } from "@recess/games/flash/save-file.ts";
import type { Page } from "playwright-core";

const PRESS_MS = 60;
const TYPE_MS = 40;

export type BrowserGame = {
  page: Page;
  aim: GameInput["aim"];
  /** Position on the page of a pixel of the game's stage. */
  pagePoint(x: number, y: number): Promise<{ x: number; y: number }>;
  /** What the player has written to local storage for the game. */
  saves(): Promise<Record<string, string>>;
  onPose?(): Promise<void>;
};

/** Input of a bot as keyboard and mouse events of a browser page. */
export function browserInput({ page, aim, pagePoint, saves, onPose }: BrowserGame): GameInput {
  const { keyboard, mouse } = page;
  const wait = (millis: number) => page.waitForTimeout(millis);
  const move = async (x: number, y: number, steps: number) => {
    const at = await pagePoint(x, y);
    await mouse.move(at.x, at.y, { steps });
  };
  return {
    aim,
    // A press must last a frame or two, or a game that polls the keys never sees it.
    press: (key) => keyboard.press(key, { delay: PRESS_MS }),
    async hold(key, millis) {
      await keyboard.down(key);
      await wait(millis);
      await keyboard.up(key);
    },
    type: (words) => keyboard.type(words, { delay: TYPE_MS }),
    move: (x, y) => move(x, y, 4),
    async click(x, y) {
      const at = await pagePoint(x, y);
      await mouse.click(at.x, at.y, { delay: PRESS_MS });
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
      const saved = Object.values(await saves()).map(readSave);
      return Math.max(0, ...saved.map(({ best }) => Number(best ?? 0)));
    },
    pose: async () => onPose?.(),
  };
}
