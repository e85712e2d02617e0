import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { inflateSync } from "node:zlib";
import { faceCharacters, loadFace } from "@recess/games/flash/toolchain/font/face.ts";
import { plainTrueType } from "@recess/games/flash/toolchain/font/plain-truetype.ts";
import { synthesise } from "@recess/games/flash/toolchain/sound/synth.ts";
import { wavFile } from "@recess/games/flash/toolchain/sound/wav.ts";
import { type FlashGame, flashDir } from "./flash-games.ts";

const run = promisify(execFile);

/** The version of the Haxe compiler, or undefined where it is not installed. */
export async function haxeVersion(): Promise<string | undefined> {
  try {
    return (await run("haxe", ["--version"])).stdout.trim();
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

/** The committed SWF of an AVM2 game. */
export function committedSwf(game: FlashGame): string {
  return path.join(game.folder, `${game.slug}.swf`);
}

/** Compiles an AVM2 (ActionScript 3) game to a SWF with Haxe. */
export async function compileAvm2(game: FlashGame): Promise<Uint8Array> {
  const work = await mkdtemp(path.join(tmpdir(), "recess-haxe-"));
  try {
    await writeGenerated(game, work);
    const classPaths = [game.folder, path.join(flashDir, "kit", "haxe"), work];
    // Haxe hashes the name of its output into the file: a fixed name in the working folder keeps builds reproducible.
    const output = "game.swf";
    await run(
      "haxe",
      [
        ...classPaths.flatMap((folder) => ["-cp", folder]),
        ...["-main", "Main", "-swf", output, "-swf-version", "11", "-dce", "full", "-D", "no-traces"],
        ...["-swf-header", `${game.width}:${game.height}:${game.frameRate}:${game.background.slice(1)}`],
      ],
      { cwd: work },
    );
    return await readFile(path.join(work, output));
  } finally {
    await rm(work, { recursive: true });
  }
}

/** Writes the generated sources: `Movie.hx` (facts of the manifest), `Face.hx` (the font) and `Sounds.hx`, so that a wrong name does not compile. */
async function writeGenerated(game: FlashGame, folder: string): Promise<void> {
  const facts = { slug: game.slug, title: game.name, width: game.width, height: game.height };
  const constants = Object.entries(facts).map(
    ([name, value]) => `  public static inline final ${name} = ${JSON.stringify(value)};`,
  );
  await writeFile(path.join(folder, "Movie.hx"), `class Movie {\n${constants.join("\n")}\n}\n`);

  const { tables, font } = loadFace();
  await writeFile(path.join(folder, "face.ttf"), plainTrueType(tables, font, faceCharacters));
  await writeFile(path.join(folder, "Face.hx"), '@:font("face.ttf") class Face extends flash.text.Font {}\n');

  const names = Object.keys(game.sounds);
  const classes = names.map(
    (name) => `@:sound("${name}.wav") class Sound_${name} extends flash.media.Sound {}`,
  );
  const fields = names.map(
    (name) => `  public static final ${name}:flash.media.Sound = new Sound_${name}();`,
  );
  const text = `${classes.join("\n")}\nclass Sounds {\n${fields.join("\n")}\n}\n`;
  await writeFile(path.join(folder, "Sounds.hx"), text);
  for (const [name, notes] of Object.entries(game.sounds)) {
    await writeFile(path.join(folder, `${name}.wav`), wavFile(synthesise(notes)));
  }
}

/** Whether two SWF files hold the same movie. The decompressed bytes are compared, as versions of zlib compress differently. */
export function isSameMovie(one: Uint8Array, other: Uint8Array): boolean {
  return decompressed(one).equals(decompressed(other));
}

function decompressed(swf: Uint8Array): Buffer {
  const file = Buffer.from(swf);
  return Buffer.concat([file.subarray(0, 8), inflateSync(file.subarray(8))]);
}
