import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { readCommand, requireBrowser } from "@recess/portal/cli/command.ts";
import { html5Folder } from "#tools/build/html5.ts";
import { type GameBrowser, snapshotOf, withGames } from "#tools/lib/game-browser.ts";

const help = `Usage: npm run games -- report [slug…] [--seconds 30]

Prints for each game of our own what it weighs (brotli), how much memory it takes after so many seconds
of bot play, and how many steps a second it makes with the CPU throttled four times. "!" marks what is beyond the limit.`;

const MAX_BYTES_2D = 60_000;
const MAX_BYTES_3D = 200_000;
const MAX_HEAP_BYTES = 80_000_000;
const MIN_STEPS_PER_SECOND = 30;
const THROTTLED_MS = 8000;

/** What a visitor loads at most: of the words in other languages, those of the longest. */
async function brotliBytes(dir: string): Promise<number> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const sizeOf = async (file: string) => brotliCompressSync(await readFile(file)).length;
  const isWords = (file: string) => path.basename(file).startsWith("words-");
  const sizes = await Promise.all(files.filter((file) => !isWords(file)).map(sizeOf));
  const words = await Promise.all(files.filter(isWords).map(sizeOf));
  return sizes.reduce((sum, size) => sum + size, Math.max(0, ...words));
}

async function isThreeD(slug: string): Promise<boolean> {
  const manifest: { tags: string[] } = JSON.parse(
    await readFile(path.join(await html5Folder(slug), "manifest.json"), "utf8"),
  );
  return manifest.tags.includes("3d");
}

async function measure({ browser, server }: GameBrowser, slug: string, seconds: number) {
  const page = await browser.newPage({ viewport: { width: 960, height: 540 } });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Performance.enable");
  await page.goto(server.gameUrl(slug, "bot"));
  await snapshotOf(page);
  await page.waitForTimeout(seconds * 1000);
  const { metrics } = await cdp.send("Performance.getMetrics");
  const heap = metrics.find(({ name }) => name === "JSHeapUsedSize")?.value ?? 0;

  await cdp.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const before = { ...(await snapshotOf(page)), at: performance.now() };
  await page.waitForTimeout(THROTTLED_MS);
  const after = { ...(await snapshotOf(page)), at: performance.now() };
  await page.close();
  const perSecond = (from: number, to: number) => ((to - from) / (after.at - before.at)) * 1000;
  return {
    heap,
    steps: perSecond(before.steps, after.steps),
    frames: perSecond(before.frames, after.frames),
  };
}

const { values, positionals } = readCommand(help, {
  allowPositionals: true,
  options: { seconds: { type: "string", default: "30" } },
});

await requireBrowser();
await withGames(positionals, async (games) => {
  const mark = (text: string, isFine: boolean) => text + (isFine ? "" : " !");
  console.log(
    `${"game".padEnd(26)}${"brotli".padStart(11)}${"heap".padStart(11)}${"steps/s ÷4".padStart(13)}${"frames/s ÷4".padStart(13)}`,
  );
  for (const slug of games.slugs) {
    const bytes = await brotliBytes(path.join(games.gamesDir, slug));
    const maxBytes = (await isThreeD(slug)) ? MAX_BYTES_3D : MAX_BYTES_2D;
    const { heap, steps, frames } = await measure(games, slug, Number(values.seconds));
    const isFine = bytes <= maxBytes && heap <= MAX_HEAP_BYTES && steps >= MIN_STEPS_PER_SECOND;
    if (!isFine) process.exitCode = 1;
    console.log(
      slug.padEnd(26) +
        mark(`${(bytes / 1000).toFixed(1)} KB`, bytes <= maxBytes).padStart(11) +
        mark(`${(heap / 1e6).toFixed(1)} MB`, heap <= MAX_HEAP_BYTES).padStart(11) +
        mark(steps.toFixed(0), steps >= MIN_STEPS_PER_SECOND).padStart(13) +
        frames.toFixed(0).padStart(13),
    );
  }
});
