import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { operatorGames } from "@recess/portal/adapters/files/operator-games.ts";
import { readCatalogue } from "@recess/portal/domain/catalogue/reading/read-catalogue.ts";
import { becomesTrue } from "#quality/lib/becomes-true.ts";
import { pick, seeded } from "#quality/lib/random.ts";
import { type Fault, onTestPortal } from "./fault.ts";
import { type Version, versions } from "./page-consistency.ts";
import type { TestPortal } from "./test-portal.ts";

const [MIN_ROUNDS, MAX_ROUNDS] = [6, 40];
/** Longer than the portal's debounce of changes. */
const SETTLE_MS = 250;

/** Breaks the operator's catalogue file in every way while it is read; the last good list stays, whole. */
export const breakCatalogue: Fault = {
  about: "the catalogue file broken, cut, and replaced while it is read",
  run: ({ kills, seed, entry }) =>
    onTestPortal({ entry }, async (portal, failures) => {
      const rounds = Math.min(Math.max(kills, MIN_ROUNDS), MAX_ROUNDS);
      const random = seeded(seed);
      const operator = operatorGames(portal.dataDir);
      const file = join(operator.dir, "catalogue.json");
      await operator.write(gamesOf(versions[0]));
      await portal.start();
      const visitors = portal.visitors(seed);
      for (let round = 0; round < rounds; round++) {
        const version = pick(random, versions);
        await operator.write(gamesOf(version));
        if (!(await becomesTrue(() => isShown(portal, version), 10_000)))
          failures.push(`The list of ${version.word} was never shown.`);
        const text = JSON.stringify({ games: gamesOf(version) });
        const half = text.slice(0, text.length * random());
        const broken = pick(random, ["", "{", "\0".repeat(500), half, "[1,"]);
        await writeFile(file, broken);
        await sleep(SETTLE_MS);
        if (!(await isShown(portal, version)))
          failures.push(
            `${version.word} was gone while its file held ${JSON.stringify(broken.slice(0, 20))}.`,
          );
      }
      await visitors.stop();
      failures.push(...visitors.failures);
      return `${rounds} times broken; ${visitors.answered()} answers, none half old`;
    }),
};

function gamesOf(version: Version | undefined) {
  const { word, size } = version ?? { word: "", size: 0 };
  const entries = Array.from({ length: size }, (_, at) => ({
    name: `${word} ${at + 1}`,
    path: `https://${word.toLowerCase()}${at + 1}.example/`,
    img: "",
    description: "Made to be broken, fault by fault.",
    dateAdded: "2026-11-01",
    isTrending: false,
    gameType: "external",
  }));
  return readCatalogue({ games: entries }, { has: () => true }).games;
}

async function isShown({ origin }: TestPortal, { word, size }: Version): Promise<boolean> {
  const html = await (await fetch(`${origin}/search?q=${word}`)).text();
  return new Set(html.match(new RegExp(`${word} \\d`, "g"))).size === size;
}
