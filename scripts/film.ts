import { spawn, spawnSync } from "node:child_process";
import { mkdir, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import sharp from "sharp";
import { snapshotOf, withGames } from "./game-browser.ts";

const usage = `Usage: npm run film -- <slug>…

Records the landing page's film from our own games, played by their bots: a few seconds of each, one after the other.
Writes app/public/film/recess.{webm,mp4,webp}. Needs ffmpeg (Debian: apt install ffmpeg).`;

const size = { width: 960, height: 540 };
const framesPerSecond = 24;
const secondsEach = 3;
const mostBytes = 400 * 1024;
const out = path.join(import.meta.dirname, "..", "app", "public", "film");

const { values, positionals: slugs } = parseArgs({
  allowPositionals: true,
  options: { help: { type: "boolean", short: "h" } },
});
if (values.help || slugs.length === 0) console.log(usage);
else if (spawnSync("ffmpeg", ["-version"]).error) {
  console.error("ffmpeg is missing. Install it (Debian: apt install ffmpeg) and run this again.");
  process.exitCode = 1;
} else await record(slugs);

async function record(only: readonly string[]): Promise<void> {
  const frames = await mkdtemp(path.join(tmpdir(), "recess-film-"));
  await mkdir(out, { recursive: true });
  await shoot(only, frames);
  for (const [file, codec, qualities] of [
    ["recess.webm", ["libvpx-vp9", "-b:v", "0", "-row-mt", "1"], [38, 42, 46, 50, 54]],
    ["recess.mp4", ["libx264", "-preset", "slow", "-movflags", "+faststart"], [30, 33, 36, 39, 42]],
  ] as const) {
    await encode(frames, path.join(out, file), codec, qualities);
  }
  const poster = await sharp(path.join(frames, "00012.jpg")).webp({ quality: 60 }).toBuffer();
  await writeFile(path.join(out, "recess.webp"), poster);
  await rm(frames, { recursive: true });
}

/** The page's clock is ours: every frame of the film is one frame of the game, however slow this machine is. */
async function shoot(only: readonly string[], frames: string): Promise<void> {
  await withGames(only, async ({ stand, browser }) => {
    let count = 0;
    for (const slug of only) {
      const page = await browser.newPage({ viewport: size });
      await page.clock.install();
      await page.goto(stand.gameUrl(slug, "bot&seed=1"));
      await page.clock.runFor(100);
      const { coverStep = 600 } = await snapshotOf(page);
      // Straight to where the bot says that its game looks best.
      for (let step = 0; step < coverStep; step += 60) await page.clock.runFor(1000);
      for (let frame = 0; frame < framesPerSecond * secondsEach; frame++) {
        await page.clock.runFor(Math.round(1000 / framesPerSecond));
        const file = path.join(frames, `${String(count).padStart(5, "0")}.jpg`);
        await page.screenshot({ path: file, type: "jpeg", quality: 92 });
        count += 1;
      }
      await page.close();
      console.log(`${slug}: ${secondsEach} s recorded`);
    }
  });
}

/** The best quality that still fits. */
async function encode(
  frames: string,
  file: string,
  codec: readonly string[],
  qualities: readonly number[],
): Promise<void> {
  for (const quality of qualities) {
    await ffmpeg([
      "-framerate",
      `${framesPerSecond}`,
      "-i",
      path.join(frames, "%05d.jpg"),
      "-vf",
      "scale=800:-2",
      "-pix_fmt",
      "yuv420p",
      "-an",
      "-c:v",
      ...codec,
      "-crf",
      `${quality}`,
      file,
    ]);
    const { size: bytes } = await stat(file);
    console.log(`${path.basename(file)} at quality ${quality}: ${Math.round(bytes / 1024)} KB`);
    if (bytes <= mostBytes) return;
  }
  throw new Error(`${path.basename(file)} does not fit into ${mostBytes} bytes; record fewer games.`);
}

function ffmpeg(args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn("ffmpeg", ["-y", "-loglevel", "error", ...args], { stdio: "inherit" });
    child.on("exit", (code) => (code === 0 ? resolve() : reject(new Error(`ffmpeg ended with ${code}`))));
  });
}
