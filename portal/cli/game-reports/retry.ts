import { findChromium, hasBrowserTools, noChromium } from "#adapters/chromium/chromium.ts";
import { fileGameTries } from "#adapters/files/game-tries.ts";
import { operatorEdits } from "#adapters/files/operator-edits.ts";
import { operatorGames } from "#adapters/files/operator-games.ts";
import { probeLink } from "#adapters/http/link-probe.ts";
import { failWith } from "#cli/command.ts";
import { shippedGames } from "#cli/games/shipped-games.ts";
import { noteInJournal } from "#cli/journal/note.ts";
import type { Game } from "#domain/catalogue/game.ts";
import { isGood, reportOn } from "#domain/catalogue/links/link.ts";
import { findGame, type KnownGame, knownGames } from "#domain/catalogue/overlay/known-games.ts";
import { Refusal } from "#domain/errors.ts";
import { type GameTry, tryWords } from "#domain/game-reports/game-try.ts";

type Options = { readonly hasSandbox: boolean };

const PROBE_TIMEOUT_MS = 15_000;

/** Tries a reported game again: a local one in a browser, whose verdict and picture the desk shows as well; of an external one the site is asked. */
export async function retryGame(nameOrPath: string, dataDir: string, options: Options): Promise<number> {
  const [{ games: added }, shipped, edits] = await Promise.all([
    operatorGames(dataDir).read(),
    shippedGames(),
    operatorEdits(dataDir).read(),
  ]);
  const known = findGame(knownGames({ added, shipped }, edits), nameOrPath);
  return known.game.gameType === "external" ? askSite(known.shown) : tryLocal(known, dataDir, options);
}

async function askSite({ name, path, servers }: Game): Promise<number> {
  const answers = await Promise.all(
    servers.map(async (url) => reportOn(url, await probeLink(url, { timeoutMs: PROBE_TIMEOUT_MS }))),
  );
  for (const { address, state, detail } of answers) console.log(`${address}: ${state}, ${detail}`);
  const isThere = answers.some(isGood);
  const verdict = `${name} ${isThere ? "is there" : "is not there"}.`;
  console.log(verdict);
  await noteInJournal("reports.retry", path, verdict);
  return isThere ? 0 : 1;
}

async function tryLocal(known: KnownGame, dataDir: string, { hasSandbox }: Options): Promise<number> {
  const { path, name } = known.shown;
  const tries = fileGameTries(dataDir);
  const begun: GameTry = { path, name, at: new Date(), state: "running", lines: [] };
  await tries.write(begun);
  console.log(`Trying ${name} in a browser …`);
  const { picture, ...verdict } = await verdictOn(known, dataDir, hasSandbox);
  const tried: GameTry = { ...begun, ...verdict };
  await tries.write(tried, picture);
  for (const line of tried.lines) console.log(`  ${line}`);
  const words = tryWords(tried);
  await noteInJournal("reports.retry", path, words);
  if (tried.state !== "plays") return failWith(words);
  console.log(words);
  return 0;
}

type Verdict = Pick<GameTry, "state" | "lines"> & { readonly picture?: Uint8Array };

async function verdictOn(known: KnownGame, dataDir: string, hasSandbox: boolean): Promise<Verdict> {
  if (!(await findChromium())) return { state: "untried", lines: [noChromium] };
  if (!hasBrowserTools())
    return { state: "untried", lines: ["The browser tools are not installed: docs/operating.md."] };
  // Loaded here: without a browser neither Playwright nor sharp nor the server is needed.
  const { tryKnownGame } = await import("./try-known-game.ts");
  try {
    const { picture, warnings } = await tryKnownGame(known, dataDir, { hasSandbox });
    return { state: "plays", lines: warnings, picture };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { state: "fails", lines: [error.message] };
  }
}
