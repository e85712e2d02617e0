import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { Source } from "@recess/games/flash/toolchain/compiler/script.ts";
import { faceCharacters, faceName, loadFace } from "@recess/games/flash/toolchain/font/face.ts";
import { synthesise } from "@recess/games/flash/toolchain/sound/synth.ts";
import type { EmbeddedFont } from "@recess/games/flash/toolchain/swf/font-tag.ts";
import { compileMovie } from "@recess/games/flash/toolchain/swf/movie.ts";
import { type FlashGame, flashDir } from "./flash-games.ts";

/** Compiles an AVM1 (Flash 8) game to a SWF. Its scripts run in this order: facts of the movie, the kit, the game's own by name, main.as last. */
export async function compileAvm1(game: FlashGame): Promise<Uint8Array> {
  const { slug, name, width, height } = game;
  const movie = {
    file: "movie",
    text: `var movie = ${JSON.stringify({ slug, name, width, height, face: faceName })};`,
  };
  const scripts = [
    movie,
    ...(await sourcesIn(path.join(flashDir, "kit", "as"))),
    ...(await sourcesIn(game.folder)),
  ];
  return compileMovie({
    width,
    height,
    frameRate: game.frameRate,
    background: Number.parseInt(game.background.slice(1), 16),
    scripts,
    sounds: Object.entries(game.sounds).map(([sound, notes]) => ({
      name: sound,
      samples: synthesise(notes),
    })),
    fonts: [embeddedFace()],
  });
}

function embeddedFace(): EmbeddedFont {
  const { font } = loadFace();
  const glyphs = faceCharacters.map((character) => ({ character, ...font.glyphOf(character) }));
  const { unitsPerEm, ascent, descent } = font;
  return { name: faceName, unitsPerEm, ascent, descent, glyphs };
}

async function sourcesIn(folder: string): Promise<Source[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".as"));
  const isMain = (file: string) => Number(file === "main.as");
  const ordered = files.toSorted((a, b) => isMain(a) - isMain(b) || (a < b ? -1 : 1));
  return Promise.all(
    ordered.map(async (file) => {
      const full = path.join(folder, file);
      return { file: path.relative(process.cwd(), full), text: await readFile(full, "utf8") };
    }),
  );
}
