import path from "node:path";
import { cartridgeFile, consoleGames } from "@recess/games/consoles/toolchain/build-cartridge.ts";
import { type Console, playCartridge } from "@recess/games/consoles/toolchain/play.ts";
import { writeCovers } from "@recess/portal/adapters/images/encode-cover.ts";
import { readCommand } from "@recess/portal/cli/command.ts";
import sharp from "sharp";

const help = `Lets the bot of each NES game play to the picture of its cover, and makes the four cover files from it.

  npm run games:consoles:covers -- [slug…]    these; all when left out

A bot is a game's bot.ts, and pose(game) plays. Ends with 0 when all is well, 2 when asked for something unknown.`;

/** The picture is enlarged in whole pixels first, so that it stays crisp at the sizes of a cover. */
const SCALE = 4;

const { positionals: only } = readCommand(help, { allowPositionals: true });
for (const slug of consoleGames()) {
  if (only.length > 0 && !only.includes(slug)) continue;
  const folder = path.dirname(cartridgeFile(slug));
  const { pose }: { pose: (game: Console) => void } = await import(path.join(folder, "bot.ts"));
  const game = playCartridge(slug);
  pose(game);
  const picture = await sharp(game.png())
    .resize({ width: 256 * SCALE, kernel: "nearest" })
    .png()
    .toBuffer();
  await writeCovers(picture, folder);
  console.log(`${slug}: after ${game.frames} frames`);
}
