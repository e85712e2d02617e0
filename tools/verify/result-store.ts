import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Game } from "@recess/portal/domain/catalogue/game.ts";
import sharp from "sharp";
import { type Fault, judge } from "./judge.ts";
import type { Observation } from "./observation.ts";
import { mostVaried } from "./screenshot.ts";

/** Result of a visit for the report. Its numbers differ from run to run, so they are not committed. */
export type Result = {
  readonly path: string;
  readonly files: string;
  readonly faults: readonly Fault[];
  readonly notes: readonly string[];
  readonly bytes: number;
  readonly cpuSeconds: number;
  readonly memory: number;
  /** The first and the most varied screenshot, as data URLs. */
  readonly pictures: readonly string[];
};

export type ResultStore = {
  /** The result of an earlier run, interrupted or not, for the same content hash. */
  of(game: Game, files: string): Promise<Result | undefined>;
  keep(result: Result, game: Game): Promise<void>;
};

/** Store of results, one file per game. Each is written at once, so that an interrupted run can be resumed. */
export function openResultStore(folder: string): ResultStore {
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

/** Judges an observation and makes its thumbnails. */
export async function resultOf(game: Game, files: string, observation: Observation): Promise<Result> {
  const shown = [observation.first, mostVaried(observation.pictures.slice(2), observation.first)].filter(
    (picture) => picture !== undefined,
  );
  const { notes, bytes, cpuSeconds, memory } = observation;
  return {
    path: game.path,
    files,
    faults: judge(observation),
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
