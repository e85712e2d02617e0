import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { operatorGames } from "@recess/portal/adapters/files/operator-games.ts";
import { readCatalogue } from "@recess/portal/domain/catalogue/reading/read-catalogue.ts";
import { pick, seeded } from "#quality/lib/random.ts";
import { comesTrue, type Fault } from "./fault.ts";
import { type Version, versions } from "./page-consistency.ts";
import { openWorld, type World } from "./test-portal.ts";

const [fewest, most] = [6, 40];
/** Longer than the portal waits for a change to settle. */
const settleMs = 250;

/** The list of added games is broken in every way while it is read; the last good one stays, whole. */
export const breakCatalogue: Fault = {
  about: "the catalogue file broken, cut, and replaced while it is read",
  async run({ kills, seed, entry }) {
    const rounds = Math.min(Math.max(kills, fewest), most);
    const random = seeded(seed);
    const world = await openWorld(entry ? { entry } : {});
    const shelf = operatorGames(world.dataDir);
    const file = join(shelf.dir, "catalogue.json");
    const failures: string[] = [];
    try {
      await shelf.write(gamesOf(versions[0]));
      await world.start();
      const visitors = world.visitors(seed);
      for (let round = 0; round < rounds; round++) {
        const version = pick(random, versions);
        await shelf.write(gamesOf(version));
        if (!(await comesTrue(() => shows(world, version), 10_000)))
          failures.push(`The list of ${version.word} was never shown.`);
        const text = JSON.stringify({ games: gamesOf(version) });
        const broken = pick(random, [
          "",
          "{",
          "\0".repeat(500),
          text.slice(0, text.length * random()),
          "[1,",
        ]);
        await writeFile(file, broken);
        await sleep(settleMs);
        if (!(await shows(world, version)))
          failures.push(
            `${version.word} was gone while its file held ${JSON.stringify(broken.slice(0, 20))}.`,
          );
      }
      await visitors.stop();
      failures.push(...visitors.failures);
      return { failures, figures: `${rounds} times broken; ${visitors.answered()} answers, none half old` };
    } finally {
      await world.close();
    }
  },
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

async function shows({ origin }: World, { word, size }: Version): Promise<boolean> {
  const html = await (await fetch(`${origin}/search?q=${word}`)).text();
  return new Set(html.match(new RegExp(`${word} \\d`, "g"))).size === size;
}
