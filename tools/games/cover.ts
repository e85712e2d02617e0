import { stat } from "node:fs/promises";
import path from "node:path";
import { writeCovers } from "@recess/portal/adapters/images/encode-cover.ts";
import { readCommand, requireBrowser } from "@recess/portal/cli/command.ts";
import { html5Folder } from "#tools/build/html5.ts";
import { snapshotOf, withGames } from "#tools/lib/game-browser.ts";

const help = `Usage: npm run games -- cover <slug>…
       npm run games -- cover --all

Plays the game with its bot up to the step that bot.ts names as coverStep, and makes the covers from that picture.`;

async function makeCovers(only: readonly string[]) {
  await withGames(only, async ({ slugs, server, browser }) => {
    for (const slug of slugs) {
      const page = await browser.newPage({ viewport: { width: 640, height: 360 }, deviceScaleFactor: 2 });
      await page.goto(server.gameUrl(slug, "bot&speed=32&until=cover"));
      const { coverStep = 0 } = await snapshotOf(page);
      await page.waitForFunction((step) => (window.recessGame?.snapshot().steps ?? 0) >= step, coverStep, {
        timeout: 120_000,
      });
      // A WebGL game that draws softly to keep its pace is sharp again once its picture stands still.
      const { frames } = await snapshotOf(page);
      await page.waitForFunction((from) => (window.recessGame?.snapshot().frames ?? 0) > from + 16, frames);
      const picture = await page.screenshot();
      await page.close();
      for (const file of await writeCovers(picture, await html5Folder(slug))) {
        console.log(`${path.relative(process.cwd(), file)}  ${(await stat(file)).size} bytes`);
      }
    }
  });
}

if (import.meta.main) {
  const { values, positionals, refuse } = readCommand(help, {
    allowPositionals: true,
    options: { all: { type: "boolean" } },
  });
  if (positionals.length === 0 && !values.all) refuse("Say which games.");
  await requireBrowser();
  await makeCovers(positionals);
}
