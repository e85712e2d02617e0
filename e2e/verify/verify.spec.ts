import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { operatorGames } from "@recess/portal/adapters/files/operator-games.ts";
import { aGame } from "@recess/portal/domain/catalogue/game.fixture.ts";
import { visitAll } from "@recess/tools/verify/browser-pool.ts";
import { judge } from "@recess/tools/verify/judge.ts";
import { usualManners } from "@recess/tools/verify/limits.ts";
import { expect, test } from "#e2e/portal-test.ts";
import { brokenGames } from "./broken-games.ts";

for (const { slug, expected, files, manners } of brokenGames)
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
      lanes: 1,
      mannersFor: () => ({ ...usualManners, ...manners }),
      async on(_, look) {
        codes = judge(await look(), manners?.limits).map(({ code }) => code);
      },
    });
    expect(codes).toEqual(expected);
  });
