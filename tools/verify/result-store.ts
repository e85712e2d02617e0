import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Game } from "@recess/portal/domain/catalogue/game.ts";
import sharp from "sharp";
import { type Fault, judge } from "./judge.ts";
import type { Seen } from "./observation.ts";
import { liveliest } from "./screenshot.ts";

/** What a visit left behind for the report. The figures differ from run to run, so they stay out of git. */
export type Result = {
  readonly path: string;
  readonly files: string;
  readonly faults: readonly Fault[];
  readonly notes: readonly string[];
  readonly bytes: number;
  readonly cpuSeconds: number;
  readonly memory: number;
  /** The first picture and the liveliest, as addresses that hold the picture themselves. */
  readonly pictures: readonly string[];
};

export type Results = {
  /** What a run, also one that was broken off, found out about these very files. */
  of(game: Game, files: string): Promise<Result | undefined>;
  keep(result: Result, game: Game): Promise<void>;
};

/** One file per game, written as soon as it was tried: a run that is broken off loses one game. */
export function resultsIn(folder: string): Results {
  const fileOf = (game: Game) => join(folder, `${game.id}.json`);
  return {
    async of(game, files) {
      if (!existsSync(fileOf(game))) return undefined;
      const result: Result = JSON.parse(await readFile(fileOf(game), "utf8"));
      return result.files === files ? result : undefined;
    },
    async keep(result, game) {
      await mkdir(folder, { recursive: true });
      await writeFile(fileOf(game), JSON.stringify(result));
    },
  };
}

export async function resultOf(game: Game, files: string, seen: Seen): Promise<Result> {
  const shown = [seen.first, liveliest(seen.pictures.slice(2), seen.first)].filter(
    (picture) => picture !== undefined,
  );
  const { notes, bytes, cpuSeconds, memory } = seen;
  return {
    path: game.path,
    files,
    faults: judge(seen),
    notes,
    bytes,
    cpuSeconds,
    memory,
    pictures: await Promise.all(shown.map(({ file }) => thumbnail(file))),
  };
}

async function thumbnail(picture: Buffer): Promise<string> {
  const small = await sharp(picture).resize(240, 150, { fit: "inside" }).webp({ quality: 60 }).toBuffer();
  return `data:image/webp;base64,${small.toString("base64")}`;
}
