import type { Page } from "playwright-core";
import type { WithTimeout } from "./cpu-timeout.ts";
import { gameFrames } from "./page-state.ts";

export type Area = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** Presses must last a frame or two, or a game that polls the keys never sees them. */
const PRESS_MS = 60;
const HOLD_MS = 300;
const startWords =
  /^\W*(?:play|start|new game|begin|continue|go|ok|easy|single ?player|1 player|tap to|click to)\b/i;
const anyWords = /[a-z]/i;
/** External links are left out: they would lead away from the game. */
const buttons = "button, [role=button], input[type=button], .button, a:not([href^=http])";

/**
 * Rounds of input that any game might react to: its start button, the usual keys, clicks and drags. `onPicture` is called after each, and while something is dragged.
 */
export async function playGenericInput(
  page: Page,
  area: Area,
  timeout: WithTimeout,
  onPicture: () => Promise<void>,
): Promise<void> {
  const { keyboard, mouse } = page;
  const withTimeout = <T>(input: Promise<T>) => timeout(orNavigation(page, input));
  const at = (x: number, y: number) => [area.x + area.width * x, area.y + area.height * y] as const;
  // Each gesture has the timeout to itself: over a whole round, a game that works all along on a busy machine would seem to hang.
  const click = (x: number, y: number) => withTimeout(mouse.click(...at(x, y), { delay: PRESS_MS }));
  const press = async (...keys: string[]) => {
    for (const key of keys) await withTimeout(keyboard.press(key, { delay: PRESS_MS }));
  };
  const hold = (key: string) => withTimeout(keyboard.press(key, { delay: HOLD_MS }));
  const drag = async (from: readonly [number, number], to: readonly [number, number]) => {
    await withTimeout(mouse.move(...at(...from)));
    await withTimeout(mouse.down());
    // A puzzle that takes a wrong move back shows nothing but what is held, and only while it is held.
    await page.waitForTimeout(PRESS_MS);
    await onPicture();
    await withTimeout(mouse.move(...at(...to), { steps: 6 }));
    await withTimeout(mouse.up());
  };
  const tryButton = (words: RegExp) => withTimeout(pressButton(page, words));

  const rounds = [
    async () => {
      if (!(await tryButton(startWords))) await click(0.5, 0.5);
      await press("Enter");
    },
    async () => {
      await press("Space", "x", "z");
      await hold("ArrowRight");
      await hold("ArrowUp");
    },
    async () => {
      // Buttons that are drawn on a canvas are mostly below the title, in the middle.
      for (const y of [0.58, 0.65, 0.72, 0.79, 0.86]) await click(0.5, y);
      await click(0.35, 0.4);
      await click(0.65, 0.4);
      await tryButton(anyWords);
    },
    async () => {
      await drag([0.5, 0.5], [0.75, 0.5]);
      await drag([0.4, 0.6], [0.4, 0.3]);
      await press("ArrowLeft", "ArrowDown");
    },
    async () => {
      await press("w", "a", "s", "d", "1");
      await hold("ArrowLeft");
      await press("Space", "Enter");
    },
  ];
  for (const round of rounds) {
    await round();
    await onPicture();
  }
}

/** Waits for input to be handled, or for a frame to navigate: Chromium never acknowledges input that was on its way to the page before. */
async function orNavigation<T>(page: Page, input: Promise<T>): Promise<T | undefined> {
  const navigation = Promise.withResolvers<undefined>();
  const onNavigation = () => navigation.resolve(undefined);
  page.once("framenavigated", onNavigation);
  try {
    return await Promise.race([input, navigation.promise]);
  } finally {
    page.off("framenavigated", onNavigation);
  }
}

/** Clicks the first HTML button of the game whose text matches. Returns whether there is one; games on a canvas have none. */
async function pressButton(page: Page, words: RegExp): Promise<boolean> {
  for (const frame of gameFrames(page)) {
    const button = frame.locator(buttons).filter({ hasText: words, visible: true }).first();
    // A frame that is removed meanwhile has no button.
    if (!(await button.isVisible().catch(() => false))) continue;
    // Something may cover the button, or it may vanish meanwhile. That is no fault.
    await button.click({ timeout: 2000, delay: PRESS_MS }).catch(() => undefined);
    return true;
  }
  return false;
}
