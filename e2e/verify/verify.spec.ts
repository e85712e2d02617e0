import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { operatorShelf } from "#adapters/files/operator-shelf.ts";
import { aGame } from "#domain/catalogue/game.fixture.ts";
import { expect, test } from "#e2e/portal-test.ts";
import { judge } from "#scripts/verify/judge.ts";
import { visitAll } from "#scripts/verify/lanes.ts";
import { usualManners } from "#scripts/verify/limits.ts";
import { brokenGames } from "./broken-games.ts";

/** The broken games join the real portal as an operator's would. */
async function servedBroken(dataDir: string) {
  const candidates = brokenGames.map((broken) => ({
    ...broken,
    game: aGame({ path: `${broken.slug}/`, name: broken.slug }),
  }));
  for (const { slug, files } of brokenGames) {
    const folder = join(dataDir, "games", "html5", slug);
    await mkdir(folder, { recursive: true });
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  }
  await operatorShelf(dataDir).write(candidates.map(({ game }) => game));
  return candidates;
}

test("each judge catches the game that breaks its rule, and lets the good one pass", async ({
  openPortal,
}) => {
  test.setTimeout(600_000);
  const dataDir = test.info().outputPath("data");
  const candidates = await servedBroken(dataDir);
  const codes: Record<string, string[]> = {};
  await visitAll(candidates, {
    site: await openPortal({ dataDir }),
    lanes: 1,
    mannersFor: ({ manners }) => ({ ...usualManners, ...manners }),
    async on({ slug, manners }, look) {
      const faults = judge(await look(), manners?.limits);
      codes[slug] = faults.map(({ code }) => code);
    },
  });
  expect(codes).toEqual(Object.fromEntries(brokenGames.map(({ slug, expected }) => [slug, expected])));
});
