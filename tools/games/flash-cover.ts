import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Bot } from "@recess/games/flash/bot.ts";
import { writeCovers } from "@recess/portal/adapters/images/encode-cover.ts";
import { readCommand, requireBrowser } from "@recess/portal/cli/command.ts";
import { readFlashGames } from "#tools/build/flash/flash-games.ts";
import { buildFlashGames } from "#tools/build/flash.ts";
import { browserInput } from "#tools/lib/browser-input.ts";
import { openRufflePage } from "#tools/lib/ruffle-page.ts";

const help = `Lets the bot of each Flash game play it in Ruffle, and makes its cover from what is on the screen when the bot says so.

  npm run games -- flash-cover [slug…]    these; all when left out

A game that saves no score on the way is an error. Ends with 0 when all is well, 1 when not, 2 when asked for something unknown.`;

const { positionals: only } = readCommand(help, { allowPositionals: true });
await requireBrowser();
const outDir = await mkdtemp(path.join(tmpdir(), "recess-covers-"));
await buildFlashGames(outDir);

for (const game of await readFlashGames()) {
  if (only.length > 0 && !only.includes(game.slug)) continue;
  const { play }: { play: Bot } = await import(path.join(game.folder, "bot.ts"));
  const swf = await readFile(path.join(outDir, `${game.slug}.swf`));
  const ruffle = await openRufflePage(swf, game);
  try {
    const screenshots: Buffer[] = [];
    const { page, saves } = ruffle;
    // The stage fills the page, pixel for pixel.
    const pagePoint = async (x: number, y: number) => ({ x, y });
    const onPose = async () => {
      screenshots.push(await page.screenshot());
    };
    const input = browserInput({ page, aim: "picture", pagePoint, saves, onPose });
    await play(input);
    const picture = screenshots.at(-1);
    const best = await input.best();
    if (!picture || best === 0)
      throw new Error(`${game.slug}: the bot left no ${picture ? "score" : "picture"}.`);
    await writeCovers(picture, game.folder);
    console.log(`${game.slug}: best ${best}`);
  } finally {
    await ruffle.close();
  }
}
await rm(outDir, { recursive: true });
