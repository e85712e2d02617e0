import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Bot } from "#games/flash/bot.ts";
import { readShelf } from "./build/flash/shelf.ts";
import { buildFlashGames } from "./build/flash.ts";
import { browserHands } from "./covers/browser-hands.ts";
import { writeCovers } from "./covers/encode.ts";
import { openRuffleStage } from "./covers/ruffle-stage.ts";

// Lets each game's bot play it in Ruffle and makes its cover from what is on the screen when the bot says so:
// `node scripts/flash-cover.ts [slug...]`. A game that saves no score on the way is an error.

const wanted = process.argv.slice(2);
const outDir = await mkdtemp(path.join(tmpdir(), "recess-covers-"));
await buildFlashGames({ outDir });

for (const game of await readShelf()) {
  if (wanted.length > 0 && !wanted.includes(game.slug)) continue;
  const { play }: { play: Bot } = await import(path.join(game.folder, "bot.ts"));
  const swf = await readFile(path.join(outDir, `${game.slug}.swf`));
  const stage = await openRuffleStage(swf, game);
  try {
    const poses: Buffer[] = [];
    const { page, saves } = stage;
    // The stage fills the page pixel by pixel.
    const place = async (x: number, y: number) => ({ x, y });
    const onPose = async () => {
      poses.push(await page.screenshot());
    };
    const hands = browserHands({ page, aim: "picture", place, saves, onPose });
    await play(hands);
    const picture = poses.at(-1);
    const best = await hands.best();
    if (!picture || best === 0)
      throw new Error(`${game.slug}: the bot left no ${picture ? "score" : "picture"}.`);
    await writeCovers(picture, game.folder);
    console.log(`${game.slug}: best ${best}`);
  } finally {
    await stage.close();
  }
}
await rm(outDir, { recursive: true });
