import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "#paths.mjs";

/** Verbs of `npm run games` for developers: `tools/games/<verb>.ts`, which an operator's installation need not have. */
export const developerVerbs: Readonly<Record<string, string>> = {
  new: "makes a small complete game to change into yours",
  dev: "shows a game of ours while you work on it",
  cover: "makes the covers of our HTML5 games",
  "packaged-cover": "makes the covers of PuzzleScript games, and of packaged games with a drawing",
  logo: "draws the logos on the titles of our HTML5 games",
  verify: "plays local games in Chromium and judges them",
  report: "shows what the bots make of our games",
  "flash-build": "builds our Flash games from their sources",
  "flash-cover": "makes the covers of our Flash games",
};

/** Runs a developer's verb in a process of its own, and returns its exit status. */
export async function runDeveloperVerb(verb: string, args: readonly string[]): Promise<number> {
  const file = join(root, "tools", "games", `${verb}.ts`);
  if (!existsSync(file)) {
    console.error(`games ${verb} needs the developer tools: run it in a checkout of the repository.`);
    return 1;
  }
  // Through bin/run.mjs, which says in one line that development packages are missing.
  const runner = join(root, "bin", "run.mjs");
  const child = spawn(process.execPath, [runner, `tools/games/${verb}.ts`, ...args], { stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
  const [status] = await once(child, "exit");
  return typeof status === "number" ? status : 1;
}
