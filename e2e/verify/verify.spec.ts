import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { operatorGames } from "@recess/portal/adapters/files/operator-games.ts";
import { aGame } from "@recess/portal/domain/catalogue/game.fixture.ts";
import { visitAll } from "@recess/tools/verify/browser-pool.ts";
import { judge } from "@recess/tools/verify/judge.ts";
import { defaultVisitOptions } from "@recess/tools/verify/limits.ts";
import { expect, test } from "#e2e/portal-test.ts";
import { brokenGames } from "./broken-games.ts";

for (const { slug, expected, files, visitOptions } of brokenGames)
  test(`a game that ${slug.replaceAll("-", " ")} is judged as ${expected.join(", ") || "one that plays"}`, async ({
    openPortal,
  }) => {
    test.setTimeout(300_000);
    const dataDir = test.info().outputPath("data");
    // It joins the real portal as an operator's would.
    const game = aGame({ path: `${slug}/`, name: slug });
    const folder = join(dataDir, "games", "html5", slug);
    await mkdir(folder, { recursive: true });
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
    await operatorGames(dataDir).write([game]);
    let codes: readonly string[] | undefined;
    await visitAll([{ game }], {
      site: await openPortal({ dataDir }),
      concurrency: 1,
      optionsFor: () => ({ ...defaultVisitOptions, ...visitOptions }),
      async onGame(_, visit) {
        codes = judge(await visit(), visitOptions?.limits).map(({ code }) => code);
      },
    });
    expect(codes).toEqual(expected);
  });
