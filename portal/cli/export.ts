import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { Refusal } from "#domain/errors.ts";
import { buildStamp, distDir } from "#paths.mjs";
import { readConfig } from "#server/config.ts";
import { EXPORT_STEPS, exportMirror } from "#server/mirror/export-mirror.ts";
import { failWith, readCommand } from "./command.ts";
import { openProgress } from "./progress.ts";

const help = `Writes this portal as a static mirror: a folder of plain files for GitHub Pages or any file host. Pages, local games, Flash engines, search.

  npm run export -- --out <folder>                    for the root of a host
  npm run export -- --out <folder> --base /<name>/    for a folder of it, as GitHub Pages has for a repository

The folder must not be there yet, be empty, or be a mirror, which is replaced once the new one is complete. Words and games of DATA_DIR are in it.
Left out is what needs a server (docs/mirrors.md).
Ends with 0 when all is written, 1 when it cannot be (then nothing is changed), 2 when asked for something unknown.`;

const leftOut = [
  "accounts, sync, and moving saves by a code",
  "presence, statistics, reports of broken games, and checks whether external games answer",
  "boards, daily games, and watching runs",
  "feed, sitemap and security.txt",
  "keeping games offline, thumbnails on or off, and the theme of the settings page",
  "headers: games are kept apart by their sandbox and by scripts alone",
];

process.exitCode = await main();

async function main(): Promise<number> {
  const { values, refuse } = readCommand(help, {
    options: { out: { type: "string" }, base: { type: "string", default: "/" } },
  });
  const { out, base } = values;
  if (!out) return refuse("Say where to: --out <folder>.");
  if (!/^\/(?:[\w.~-]+\/)*$/.test(base))
    return refuse("--base is a path that begins and ends with a slash: /name/.");
  const config = readConfig(process.env);
  if ("mistakes" in config) return refuse(config.mistakes.join("\n"));
  if (!existsSync(buildStamp)) return failWith("Nothing is built yet: run npm start or npm run build once.");
  const progress = openProgress("Exporting", EXPORT_STEPS);
  try {
    const mirror = await exportMirror({ config, dist: distDir, out, base, step: progress.step });
    const { pages, games, localGames } = mirror;
    progress.finish(
      `${resolve(out)}: ${pages} pages, ${games} games, ${localGames} of them local, for ${base}`,
    );
    console.log(`Left out, because it needs a server:\n${leftOut.map((what) => `  - ${what}`).join("\n")}`);
    return 0;
  } catch (error) {
    if (error instanceof Refusal) return failWith(`No mirror: ${error.message}.`);
    throw error;
  }
}
