import { readFile, writeFile } from "node:fs/promises";
import {
  buildCartridge,
  cartridgeFile,
  cc65Version,
  consoleGames,
  gameFile,
  symbolsFile,
} from "@recess/games/consoles/toolchain/build-cartridge.ts";
import { type Console, playCartridge } from "@recess/games/consoles/toolchain/play.ts";
import { type Step, tapeText } from "@recess/games/consoles/toolchain/tape.ts";
import { createRandom } from "@recess/games/kit/random.ts";
import { readCommand } from "@recess/portal/cli/command.ts";

const help = `Rebuilds the committed NES games from their sources, with cc65 (a Debian package).

  npm run games:consoles -- [slug…]    these; all when left out
      --check           writes nothing; a file that its source no longer gives is an error
      --record          then lets findRun of a game's bot look for a way to the end, and writes what it pressed to run.tape

Ends with 0 when all is well, 1 when a file differs, 2 when asked for something unknown.`;

const { values, positionals: only } = readCommand(help, {
  allowPositionals: true,
  options: { check: { type: "boolean", default: false }, record: { type: "boolean", default: false } },
});
const version = await cc65Version();
if (version === undefined) {
  console.log("cc65 is not installed, so the committed .nes files stay as they are.");
} else {
  console.log(version);
  for (const slug of consoleGames()) {
    if (only.length > 0 && !only.includes(slug)) continue;
    const { nes, symbols } = await buildCartridge(slug);
    const committed = await readFile(cartridgeFile(slug)).catch(() => undefined);
    const isSame = committed?.equals(nes) === true;
    if (!isSame && values.check) process.exitCode = 1;
    if (!values.check) {
      await writeFile(cartridgeFile(slug), nes);
      await writeFile(symbolsFile(slug), symbols);
    }
    console.log(`${slug}: ${isSame ? "as committed" : values.check ? "differs from its source" : "rebuilt"}`);
  }
}
if (values.record) {
  for (const slug of consoleGames()) {
    if (only.length > 0 && !only.includes(slug)) continue;
    const bot: { findRun?: (game: Console, random: () => number) => Step[] } = await import(
      gameFile(slug, "bot.ts")
    );
    const random = createRandom(7);
    const tape = bot.findRun?.(playCartridge(slug), () => random.next());
    if (tape) await writeFile(gameFile(slug, "run.tape"), tapeText(tape));
  }
}
