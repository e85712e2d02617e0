import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Frame, Page } from "@playwright/test";
import * as jam from "@recess/games/consoles/jam-jostle/bot.ts";
import * as tea from "@recess/games/consoles/late-for-tea/bot.ts";
import * as mates from "@recess/games/consoles/sole-mates/bot.ts";
import { readLevels } from "@recess/games/consoles/sole-mates/levels.ts";
import { type Button, type Console, playCartridge } from "@recess/games/consoles/toolchain/play.ts";
import { playTape } from "@recess/games/consoles/toolchain/tape.ts";
import { root } from "@recess/portal/paths.mjs";
import type { Press } from "@recess/portal/player/consoles/messages.ts";
import { openNes } from "@recess/portal/player/consoles/nes.ts";
import { onlyLong } from "#e2e/long-form.ts";
import { expect, idOf, keep, launch, test } from "./offline-test.ts";

/** Each game from its title to its end, as its bot plays it; fails where it does not get there. */
const games: Readonly<Record<string, (game: Console) => void>> = {
  "late-for-tea": (game) => {
    playTape(game, tea.readRun());
    expect(game.byte("screen")).toBe(tea.screens.ending);
  },
  "sole-mates": (game) => {
    mates.playThrough(game, readLevels());
    game.step(45);
    game.press("a");
    mates.waitFor(game, "ending");
  },
  "jam-jostle": (game) => {
    jam.begin(game, { length: 2, table: 1 });
    for (let round = 0; round < 3 && game.byte("screen") !== jam.screens.match; round += 1) {
      jam.waitFor(game, "round");
      jam.playRuby(game);
      jam.waitFor(game, "result");
      while (game.byte("screen") === jam.screens.result) game.press("a");
    }
    expect(game.byte("wins", 0)).toBe(2);
  },
};

/** Presses and how many frames follow them. */
type Run = { readonly frames: number; readonly presses: readonly Press[] };

/** The frames after a bot's end in which the cartridge writes its battery and draws its last picture. */
const LAST_FRAMES = 60;
/** A run of frames that takes a slow machine less than the page's watchdog waits. */
const MAX_RUN = 30;

for (const slug of Object.keys(games))
  for (const kept of [false, true])
    test(
      `a bot plays ${slug} to its end in the portal, ${kept ? "kept, without a network" : "online"}, and what it reached stays`,
      onlyLong(true),
      async ({ page, portal }) => {
        test.setTimeout(600_000);
        const runs = runsOf(slug);
        await pressInFrames(page, runs);
        const address = `${portal.origin}/play/${idOf(`consoles/${slug}/`)}`;
        if (kept) {
          await keep(page, address);
          await portal.close();
        }
        await page.goto(address);
        const game = await launch(page);
        const last = runs.reduce((sum, { frames }) => sum + frames, 0);
        await expect.poll(() => frameOf(game), { timeout: 400_000 }).toBe(last);
        expect(await pixelsOf(game)).toEqual(await expectedPixels(slug, runs));
        const battery = () => game.evaluate(() => localStorage.getItem("battery"));
        await expect.poll(battery).not.toBeNull();
        const reached = await battery();
        await page.reload();
        const again = await launch(page);
        expect(await again.evaluate(() => localStorage.getItem("battery"))).toBe(reached);
      },
    );

/** What a bot presses, and when. */
function runsOf(slug: string): Run[] {
  const game = playCartridge(slug);
  const runs: Run[] = [];
  let held: readonly Button[] = [];
  const { step } = game;
  game.step = (count = 1, buttons = [], second = []) => {
    expect(second).toEqual([]);
    let presses = changes(held, buttons);
    held = buttons;
    for (let left = count; left > 0; left -= MAX_RUN) {
      runs.push({ frames: Math.min(left, MAX_RUN), presses });
      presses = [];
    }
    step(count, buttons);
  };
  games[slug]?.(game);
  game.step(LAST_FRAMES);
  return runs;
}

function changes(before: readonly Button[], after: readonly Button[]): Press[] {
  const press = (button: Button, isDown: boolean): Press => ({ controller: 1, button, isDown });
  return [
    ...before.filter((button) => !after.includes(button)).map((button) => press(button, false)),
    ...after.filter((button) => !before.includes(button)).map((button) => press(button, true)),
  ];
}

/** Has the page ask its engine for these runs in place of those that its clock and keys would make, and for no more at their end. */
async function pressInFrames(page: Page, runs: readonly Run[]): Promise<void> {
  await page.addInitScript((runs) => {
    const post = Worker.prototype.postMessage;
    let at = 0;
    Worker.prototype.postMessage = function (message: { type?: string }, ...rest: []) {
      const asked =
        message?.type === "run" ? { type: "run", ...(runs[at++] ?? { frames: 0, presses: [] }) } : message;
      post.call(this, asked, ...rest);
    };
  }, runs);
}

const frameOf = (game: Frame) =>
  game.evaluate(() => Number(document.querySelector("canvas")?.dataset["frame"] ?? 0));

const pixelsOf = (game: Frame) =>
  game.evaluate(() => {
    const canvas = document.querySelector("canvas");
    return Array.from(canvas?.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height).data ?? []);
  });

/** The picture that the engine draws in Node at the end of these runs. */
async function expectedPixels(slug: string, runs: readonly Run[]): Promise<number[]> {
  const cartridge = readFileSync(join(root, "games", "consoles", slug, `${slug}.nes`));
  const core = await openNes(new Uint8Array(cartridge), 48_000);
  for (const { frames, presses } of runs) {
    for (const { controller, button, isDown } of presses) core.press(controller, button, isDown);
    for (let i = 0; i < frames; i += 1) core.step();
  }
  return Array.from(core.picture);
}
