import { spawn, spawnSync } from "node:child_process";
import { mkdir, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { readCommand } from "@recess/portal/cli/command.ts";
import { root } from "@recess/portal/paths.mjs";
import sharp from "sharp";
import { snapshotOf, withGames } from "#tools/lib/game-browser.ts";

const usage = `Usage: npm run film -- <slug>…

Records the landing page's film from our own games, played by their bots: a few seconds of each, one after the other.
Writes app/public/film/recess.{webm,mp4,webp}. Needs ffmpeg (Debian: apt install ffmpeg).`;

const size = { width: 960, height: 540 };
const framesPerSecond = 24;
/** It lies behind a headline: fewer frames in the same bytes look better than more. */
const shownPerSecond = 15;
const secondsEach = 3;
const mostBytes = 400 * 1024;
const out = path.join(root, "portal", "app", "public", "film");

const { positionals: slugs, refuse } = readCommand(usage, { allowPositionals: true });
if (slugs.length === 0) refuse("Say which games.");
if (spawnSync("ffmpeg", ["-version"]).error) {
  console.error("ffmpeg is missing. Install it (Debian: apt install ffmpeg) and run this again.");
  process.exitCode = 1;
} else await record(slugs);

async function record(only: readonly string[]): Promise<void> {
  const frames = await mkdtemp(path.join(tmpdir(), "recess-film-"));
  await mkdir(out, { recursive: true });
  await shoot(only, frames);
  const seconds = only.length * secondsEach;
  await encode(frames, seconds, "recess.webm", ["libvpx-vp9", "-row-mt", "1", "-cpu-used", "2"]);
  await encode(frames, seconds, "recess.mp4", ["libx264", "-preset", "slow", "-movflags", "+faststart"]);
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

/** Twice over the frames: what the first pass learns lets the second fill the bytes there are, and no more. */
async function encode(
  frames: string,
  seconds: number,
  name: string,
  codec: readonly string[],
): Promise<void> {
  const file = path.join(out, name);
  const bitsPerSecond = Math.floor((mostBytes * 8 * 0.93) / seconds);
  const pass = (number: 1 | 2) => [
    ...["-framerate", `${framesPerSecond}`, "-i", path.join(frames, "%05d.jpg")],
    ...["-vf", `scale=640:-2,fps=${shownPerSecond}`, "-pix_fmt", "yuv420p", "-an", "-c:v", ...codec],
    ...["-b:v", `${bitsPerSecond}`, "-pass", `${number}`, "-passlogfile", path.join(frames, name)],
  ];
  await ffmpeg([...pass(1), "-f", "null", "-"]);
  await ffmpeg([...pass(2), file]);
  const { size: bytes } = await stat(file);
  console.log(`${name}: ${Math.round(bytes / 1024)} KB`);
  if (bytes > mostBytes) throw new Error(`${name} does not fit into ${mostBytes} bytes; record fewer games.`);
}

function ffmpeg(args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn("ffmpeg", ["-y", "-loglevel", "error", ...args], { stdio: "inherit" });
    child.on("exit", (code) => (code === 0 ? resolve() : reject(new Error(`ffmpeg ended with ${code}`))));
  });
}
