import { stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import sharp from "sharp";
import { html5Dir } from "./build/html5.ts";
import { snapshotOf, withGames } from "./game-browser.ts";

const USAGE = `Usage: npm run game:cover <slug>…
       npm run game:cover -- --all

Plays the game with its bot up to the step that bot.ts names as coverStep, and makes the covers from that picture.`;

const sizes = [
  { suffix: "", width: 320, height: 180, most: 12_000 },
  { suffix: "@2x", width: 640, height: 360, most: 30_000 },
];
const formats = ["avif", "webp"] as const;

/** The best quality that still fits. */
export async function encode(
  picture: Buffer,
  format: "avif" | "webp",
  size: (typeof sizes)[number],
): Promise<Buffer> {
  for (let quality = 82; quality >= 10; quality -= 6) {
    const image = sharp(picture).resize(size.width, size.height);
    const bytes = await (format === "avif"
      ? image.avif({ quality, effort: 5 })
      : image.webp({ quality, effort: 6 })
    ).toBuffer();
    if (bytes.length <= size.most) return bytes;
  }
  throw new Error(`No ${format} of ${size.width}×${size.height} fits into ${size.most} bytes.`);
}

async function makeCovers(only: readonly string[]) {
  await withGames(only, async ({ slugs, stand, browser }) => {
    for (const slug of slugs) {
      const page = await browser.newPage({ viewport: { width: 640, height: 360 }, deviceScaleFactor: 2 });
      await page.goto(stand.gameUrl(slug, "bot&speed=32&until=cover"));
      const { coverStep = 0 } = await snapshotOf(page);
      await page.waitForFunction((step) => (window.recessGame?.snapshot().steps ?? 0) >= step, coverStep, {
        timeout: 120_000,
      });
      // A WebGL game that draws softly to keep its pace is sharp again once its picture stands still.
      const { frames } = await snapshotOf(page);
      await page.waitForFunction((from) => (window.recessGame?.snapshot().frames ?? 0) > from + 16, frames);
      const picture = await page.screenshot();
      await page.close();
      for (const size of sizes) {
        for (const format of formats) {
          const file = path.join(html5Dir, slug, `cover${size.suffix}.${format}`);
          await writeFile(file, await encode(picture, format, size));
          console.log(`${path.relative(process.cwd(), file)}  ${(await stat(file)).size} bytes`);
        }
      }
    }
  });
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: "boolean", short: "h" }, all: { type: "boolean" } },
  });
  if (values.help || (positionals.length === 0 && !values.all)) console.log(USAGE);
  else await makeCovers(positionals);
}
