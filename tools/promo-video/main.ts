import { spawn, spawnSync } from "node:child_process";
import { mkdir, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { readCommand, requireBrowser } from "@recess/portal/cli/command.ts";
import { root } from "@recess/portal/paths.mjs";
import sharp from "sharp";
import { snapshotOf, withGames } from "#tools/lib/game-browser.ts";

const usage = `Usage: npm run promo-video -- <slug>…

Records the promo video of the landing page from our own games, played by their bots: a few seconds of each, one after the other.
Writes portal/app/public/promo-video/recess.{webm,mp4,avif}. Needs ffmpeg (Debian: apt install ffmpeg).`;

const size = { width: 960, height: 540 };
const RECORDED_FPS = 24;
/** The video lies behind a headline: fewer frames in the same bytes look better than more. */
const ENCODED_FPS = 15;
const SECONDS_PER_GAME = 3;
/** Smaller than the video: it is the largest paint of the landing page, and lies behind a veil. */
const POSTER_WIDTH = 720;
const MAX_BYTES = 400 * 1024;
const outDir = path.join(root, "portal", "app", "public", "promo-video");

const { positionals, refuse } = readCommand(usage, { allowPositionals: true });
if (positionals.length === 0) refuse("Say which games.");
await requireBrowser();
if (spawnSync("ffmpeg", ["-version"]).error) {
  console.error("ffmpeg is missing. Install it (Debian: apt install ffmpeg) and run this again.");
  process.exitCode = 1;
} else await record(positionals);

async function record(slugs: readonly string[]): Promise<void> {
  const framesDir = await mkdtemp(path.join(tmpdir(), "recess-promo-video-"));
  await mkdir(outDir, { recursive: true });
  await recordFrames(slugs, framesDir);
  const seconds = slugs.length * SECONDS_PER_GAME;
  await encode(framesDir, seconds, "recess.webm", ["libvpx-vp9", "-row-mt", "1", "-cpu-used", "2"]);
  await encode(framesDir, seconds, "recess.mp4", ["libx264", "-preset", "slow", "-movflags", "+faststart"]);
  const poster = await sharp(path.join(framesDir, "00012.jpg"))
    .resize(POSTER_WIDTH)
    .avif({ quality: 33, effort: 9 })
    .toBuffer();
  await writeFile(path.join(outDir, "recess.avif"), poster);
  await rm(framesDir, { recursive: true });
}

/** Saves screenshots at a fixed frame rate. The page's clock is stepped by hand, so a slow machine drops no frames. */
async function recordFrames(slugs: readonly string[], framesDir: string): Promise<void> {
  await withGames(slugs, async ({ server, browser }) => {
    let count = 0;
    for (const slug of slugs) {
      const page = await browser.newPage({ viewport: size });
      await page.clock.install();
      await page.goto(server.gameUrl(slug, "bot&seed=1"));
      await page.clock.runFor(100);
      const { coverStep = 600 } = await snapshotOf(page);
      // Skip to the step that the bot names for pictures.
      for (let step = 0; step < coverStep; step += 60) await page.clock.runFor(1000);
      for (let frame = 0; frame < RECORDED_FPS * SECONDS_PER_GAME; frame++) {
        await page.clock.runFor(Math.round(1000 / RECORDED_FPS));
        const file = path.join(framesDir, `${String(count).padStart(5, "0")}.jpg`);
        await page.screenshot({ path: file, type: "jpeg", quality: 92 });
        count += 1;
      }
      await page.close();
      console.log(`${slug}: ${SECONDS_PER_GAME} s recorded`);
    }
  });
}

/** Encodes in two passes, so that the file uses its byte limit and stays below it. */
async function encode(
  framesDir: string,
  seconds: number,
  name: string,
  codec: readonly string[],
): Promise<void> {
  const file = path.join(outDir, name);
  const bitsPerSecond = Math.floor((MAX_BYTES * 8 * 0.93) / seconds);
  const pass = (number: 1 | 2) => [
    ...["-framerate", `${RECORDED_FPS}`, "-i", path.join(framesDir, "%05d.jpg")],
    ...["-vf", `scale=640:-2,fps=${ENCODED_FPS}`, "-pix_fmt", "yuv420p", "-an", "-c:v", ...codec],
    ...["-b:v", `${bitsPerSecond}`, "-pass", `${number}`, "-passlogfile", path.join(framesDir, name)],
  ];
  await ffmpeg([...pass(1), "-f", "null", "-"]);
  await ffmpeg([...pass(2), file]);
  const { size: bytes } = await stat(file);
  console.log(`${name}: ${Math.round(bytes / 1024)} KB`);
  if (bytes > MAX_BYTES) throw new Error(`${name} does not fit into ${MAX_BYTES} bytes; record fewer games.`);
}

function ffmpeg(args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn("ffmpeg", ["-y", "-loglevel", "error", ...args], { stdio: "inherit" });
    child.on("exit", (code) => (code === 0 ? resolve() : reject(new Error(`ffmpeg ended with ${code}`))));
  });
}
