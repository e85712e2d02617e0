import { rm } from "node:fs/promises";
import { join } from "node:path";
import { findChromium, hasBrowserTools, noChromium } from "#adapters/chromium/chromium.ts";
import { operatorGames } from "#adapters/files/operator-games.ts";
import { noteInJournal } from "#cli/journal/note.ts";
import { coverFile, slugOf } from "#domain/catalogue/covers/cover-files.ts";
import type { Game } from "#domain/catalogue/game.ts";
import { createDuplicateIndex } from "#domain/catalogue/reading/duplicates.ts";
import { endRecall } from "#domain/catalogue/recall.ts";
import { formatIsoDay } from "#domain/day.ts";
import { Refusal } from "#domain/errors.ts";
import { openEditing } from "#server/games/open-editing.ts";
import { coverFrom } from "./cover-from.ts";
import { tagList } from "./edit-options.ts";
import { type GameFacts, gameEntry } from "./game-entry.ts";
import { importGame } from "./import-game.ts";
import { install, installCovers } from "./install.ts";
import { intakeReport } from "./intake-report.ts";
import { shippedGames } from "./shipped-games.ts";
import { removeStaging, stagingName } from "./staging.ts";

/** Options of `npm run games -- add`. */
export type AddOptions = {
  name?: string | undefined;
  description?: string | undefined;
  tags?: string | undefined;
  date?: string | undefined;
  cover?: string | undefined;
  author?: string | undefined;
  licence?: string | undefined;
  source?: string | undefined;
  entry?: string | undefined;
  trending?: boolean | undefined;
  /** The game plays in a window of its own, because it refuses frames. */
  "own-window"?: boolean | undefined;
  "no-browser"?: boolean | undefined;
  "unsafe-no-sandbox"?: boolean | undefined;
};

/**
 * Adds an operator's game: imports it into a staging folder, tries it in a browser, and only then installs and lists it, while no other
 * command does. One that was killed in between has left files, which the next one replaces.
 */
export async function addGame(source: string, options: AddOptions, dataDir: string): Promise<number> {
  const store = operatorGames(dataDir);
  await removeStaging(store.dir);
  const stagingDir = join(store.dir, stagingName());
  // Laid out as a data folder that has this game alone, for the portal in which it is tried.
  const staged = operatorGames(stagingDir);
  // Before anything else: a picture that cannot be read is told at once.
  const cover = options.cover ? await coverFrom(options.cover, source, dataDir) : undefined;
  try {
    const imported = await importGame(source, options, staged.dir);
    const game = gameEntry(imported, factsOf(options));
    await refuseDuplicate(game, (await store.read()).games);
    for (const line of intakeReport(imported)) console.log(line);
    const hasCover = imported.installPath !== undefined && (await makeCovers(game, stagingDir, options));
    await store.change(async () => {
      const { games: own } = await store.read();
      // Another command may have added it meanwhile.
      await refuseDuplicate(game, own);
      for (const path of [imported.installPath, imported.companionPath])
        if (path) await install(path, staged.dir, store.dir);
      if (hasCover) await installCovers(staged.dir, store.dir, slugOf(game));
      await store.write([...own, hasCover ? { ...game, img: coverFile(slugOf(game)), isTried: true } : game]);
      const fixed = endRecall(await store.readRecalls(), game.path);
      if (fixed) await store.writeRecalls(fixed);
    });
    if (cover) await openEditing(dataDir, shippedGames).edit(game.path, { cover });
    await noteInJournal("games.add", game.path, game.name);
    console.log(`Its path is ${game.path}`);
    console.log(`Added ${game.name} (${game.gameType}). It is listed now; a running portal has it already.`);
    return 0;
  } finally {
    await rm(stagingDir, { recursive: true, force: true });
  }
}

function factsOf(options: AddOptions): GameFacts {
  const { name, description, author, licence, source } = options;
  const tags = tagList(options.tags ?? "");
  const dateAdded = options.date ?? formatIsoDay(new Date());
  const framing = options["own-window"] ? "refused" : undefined;
  const isTrending = options.trending;
  return { name, description, author, licence, source, tags, dateAdded, framing, isTrending };
}

async function refuseDuplicate(game: Game, own: readonly Game[]): Promise<void> {
  const reason = createDuplicateIndex(await shippedGames(), own).reasonFor(game);
  if (reason !== undefined) throw new Refusal("upload-refused", `${reason}; give it another --name`);
}

/** Tries the game in a browser, where there is one, and leaves its covers beside its files in the staging folder. */
async function makeCovers(game: Game, stagingDir: string, options: AddOptions): Promise<boolean> {
  if (options["no-browser"]) return false;
  if (!(await findChromium())) {
    console.log(`It was not tried and has no cover. ${noChromium}`);
    return false;
  }
  if (!hasBrowserTools()) {
    console.log(
      "The browser tools are not installed, so it was not tried and has no cover. They are an archive of their own beside the release: docs/operating.md.",
    );
    return false;
  }
  // Loaded here: without a browser neither Playwright nor sharp nor the server is needed.
  const { tryOut } = await import("./try-out.ts");
  console.log("Trying it in a browser …");
  const warnings = await tryOut(game, stagingDir, { hasSandbox: !options["unsafe-no-sandbox"] });
  for (const warning of warnings) console.log(`It may not play: ${warning}.`);
  return true;
}
