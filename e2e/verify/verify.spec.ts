import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { operatorGames } from "@recess/portal/adapters/files/operator-games.ts";
import { aGame } from "@recess/portal/domain/catalogue/game.fixture.ts";
import { visitAll } from "@recess/tools/verify/browser-pool.ts";
import { judge } from "@recess/tools/verify/judge.ts";
import { defaultVisitOptions } from "@recess/tools/verify/limits.ts";
import { expect, test } from "#e2e/portal-test.ts";
import { brokenGames } from "./broken-games.ts";

/** A visit mostly waits, between its presses and for its pictures. */
const CONCURRENCY = 3;

test("each broken game is judged by its own fault, and those without one as playing", async ({
  openPortal,
}) => {
  test.setTimeout(600_000);
  const dataDir = test.info().outputPath("data");
  const candidates = brokenGames.map((broken) => ({
    ...broken,
    game: aGame({ path: `${broken.slug}/`, name: broken.slug }),
  }));
  // They join the real portal as an operator's would.
  for (const { slug, files } of candidates) {
    const folder = join(dataDir, "games", "html5", slug);
    await mkdir(folder, { recursive: true });
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  }
  await operatorGames(dataDir).write(candidates.map(({ game }) => game));

  const codes: Record<string, readonly string[]> = {};
  await visitAll(candidates, {
    site: await openPortal({ dataDir }),
    concurrency: CONCURRENCY,
    optionsFor: ({ visitOptions }) => ({ ...defaultVisitOptions, ...visitOptions }),
    async onGame({ slug, visitOptions }, visit) {
      codes[slug] = judge(await visit(), visitOptions?.limits).map(({ code }) => code);
    },
  });
  expect(codes).toEqual(Object.fromEntries(brokenGames.map(({ slug, expected }) => [slug, expected])));
});
