import { readFile, writeFile } from "node:fs/promises";
import { readCommand } from "@recess/portal/cli/command.ts";
import { committedSwf, compileAvm2, haxeVersion, isSameMovie } from "#tools/build/flash/avm2.ts";
import { readFlashGames } from "#tools/build/flash/flash-games.ts";

const help = `Rebuilds the committed AVM2 games from their sources, with haxe.

  npm run games -- flash-build
      --check           writes nothing; a file that its source no longer gives is an error

Ends with 0 when all is well, 1 when a file differs, 2 when asked for something unknown.`;

const { values } = readCommand(help, { options: { check: { type: "boolean", default: false } } });
const isCheck = values.check;
const version = await haxeVersion();
if (version === undefined) {
  console.log("The haxe compiler is not installed, so the committed .swf files stay as they are.");
} else {
  console.log(`haxe ${version}`);
  for (const game of await readFlashGames()) {
    if (game.runtime !== "avm2") continue;
    const fresh = await compileAvm2(game);
    const committed = await readFile(committedSwf(game)).catch(() => undefined);
    const isSame = committed !== undefined && isSameMovie(committed, fresh);
    if (!isSame && isCheck) process.exitCode = 1;
    if (!isSame && !isCheck) await writeFile(committedSwf(game), fresh);
    console.log(`${game.slug}: ${isSame ? "as committed" : isCheck ? "differs from its source" : "rebuilt"}`);
  }
}
