import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readRecordIndex } from "@recess/portal/adapters/files/record-index.ts";
import { openDatabase } from "@recess/portal/adapters/sql/db.ts";
import { sqliteEngine } from "@recess/portal/adapters/sql/sqlite.ts";
import { openReplayPool } from "@recess/portal/adapters/worker-threads/replay-pool.ts";
import type { Replayed } from "@recess/portal/domain/records/check-run.ts";
import type { RecordGame } from "@recess/portal/domain/records/record-game.ts";
import { TAPE_MAX_STEPS } from "@recess/portal/domain/records/record-limits.ts";
import { recordsDir, replayWorker } from "@recess/portal/paths.mjs";
import { openRecords } from "@recess/portal/server/records/open-records.ts";
import { ownerHash } from "@recess/portal/server/records/owner-hash.ts";
import { type BotTape, playBotTapes } from "@recess/tools/build/bot-tapes.ts";
import { pino } from "pino";
import { type Figure, figure } from "#quality/bench/figures.ts";
import { median } from "#quality/lib/statistics.ts";

const STEPS_PER_MINUTE = 3600;
/** Runs of each tape after the first, which loads and compiles the rules. The median is counted: a shared core is slow now and then. */
const REPLAYS = 21;

type PlayedGame = {
  readonly game: RecordGame;
  /** Of the board that a newcomer begins on. */
  readonly tapes: readonly BotTape[];
  /** Measured apart, as their rounds may take far longer to check. */
  readonly ofOtherBoards: readonly BotTape[];
};

/**
 * How many tapes of a minute one core checks in a second, in CPU time of all threads: the replay alone for each game, also on its other boards,
 * and with all that a run costs in the queue and on the boards. Longer and shorter tapes count by their steps.
 */
export async function measureChecks(tapesPerGame: number): Promise<Figure[]> {
  const games: PlayedGame[] = [];
  for (const game of await readRecordIndex(recordsDir)) {
    const seeds = Array.from({ length: tapesPerGame }, (_, at) => at + 1);
    const all = await playBotTapes(game.game, game.version, seeds);
    const isFirst = ({ board }: BotTape) => board === all[0]?.board;
    games.push({
      game,
      tapes: all.filter(isFirst),
      ofOtherBoards: all.filter((tape) => !isFirst(tape)),
    });
  }
  const figures: Figure[] = [];
  const rates: number[] = [];
  const others: number[] = [];
  for (const { game, tapes, ofOtherBoards } of games) {
    const rate = await rateOfReplays(game, tapes);
    const bytes = tapes.reduce((sum, { tape }) => sum + tape.length, 0);
    rates.push(rate);
    figures.push(figure(`records/${game.game}, replays`, "per second", rate));
    for (const [id, ofBoard] of Map.groupBy(ofOtherBoards, ({ board }) => board)) {
      const name = game.boards.find((board) => board.id === id)?.name ?? id;
      const other = await rateOfReplays(game, ofBoard);
      others.push(other);
      figures.push(figure(`records/${game.game} on “${name}”, replays`, "per second", other));
    }
    figures.push(
      figure(`records/${game.game}, a minute of tape`, "bytes", Math.round(bytes / minutesOf(tapes))),
    );
  }
  return [
    ...figures,
    figure("records/replays on the slowest board", "per second", Math.min(...rates, ...others)),
    figure("records/replays of the slowest game", "per second", Math.min(...rates)),
    figure("records/replays of all games in turn", "per second", inTurn(rates)),
    figure("records/runs checked and placed, per minute of tape", "per second", await rateOfRuns(games)),
  ];
}

/** The rate of one of each in turn: the harmonic mean, to which the slow ones count most. */
const inTurn = (rates: readonly number[]) =>
  rates.length / rates.reduce((seconds, rate) => seconds + 1 / rate, 0);

async function rateOfReplays(game: RecordGame, tapes: readonly BotTape[]): Promise<number> {
  const pool = openReplayPool<Replayed>({
    worker: replayWorker,
    folder: recordsDir,
    size: 1,
    maxSteps: TAPE_MAX_STEPS,
    onBroken: (file, reason) => {
      throw new Error(`${file}: ${reason}`);
    },
  });
  try {
    const replayAll = async () => {
      for (const { tape, score } of tapes) {
        const replayed = await pool.replay(game, tape);
        if (typeof replayed !== "object" || !("score" in replayed) || replayed.score !== score)
          throw new Error(`a tape of ${game.game} gave ${JSON.stringify(replayed)}, and not ${score}`);
      }
    };
    await replayAll();
    const cpuSeconds: number[] = [];
    for (let round = 0; round < REPLAYS; round++) cpuSeconds.push(await cpuSecondsOf(replayAll));
    return minutesOf(tapes) / median(cpuSeconds);
  } finally {
    await pool.close();
  }
}

/** Sends in every tape as a run of an owner of its own, over a database file: what a run costs beside its replay does not grow with its length. */
async function rateOfRuns(games: readonly PlayedGame[]): Promise<number> {
  const dir = await mkdtemp(join(tmpdir(), "recess-bench-records-"));
  const database = openDatabase(sqliteEngine(join(dir, "recess.sqlite")), {
    report: { began: (reason) => console.error(reason), ended: () => undefined },
  });
  const { records, close } = await openRecords({
    db: database.db,
    folder: recordsDir,
    hashKey: ownerHash("bench"),
    listedName: (path) => path,
    now: () => new Date(),
    random: Math.random,
    log: pino({ level: "error" }),
  });
  const send = async (game: string, tape: Uint8Array) => {
    const owner = records.ownerOf(randomBytes(32).toString("base64url"), randomBytes(4).toString("hex"));
    let { state, check } = await records.submit(owner, game, tape);
    while (state === "waiting") ({ state, check } = await records.check(check));
  };
  try {
    // A tape counts once, so other tapes come first: they open the database, and every worker compiles and optimizes the rules.
    const runs = games.flatMap(({ game, tapes }) =>
      tapes.map((tape, at) => ({ game: game.game, tape, isFirst: at < tapes.length / 2 })),
    );
    const measured = runs.filter(({ isFirst }) => !isFirst);
    for (const { game, tape } of runs.filter(({ isFirst }) => isFirst)) await send(game, tape.tape);
    const cpuSeconds = await cpuSecondsOf(async () => {
      for (const { game, tape } of measured) await send(game, tape.tape);
    });
    return minutesOf(measured.map(({ tape }) => tape)) / cpuSeconds;
  } finally {
    await close();
    await database.close();
    await rm(dir, { recursive: true });
  }
}

function minutesOf(tapes: readonly BotTape[]): number {
  return tapes.reduce((sum, { steps }) => sum + steps, 0) / STEPS_PER_MINUTE;
}

/** CPU seconds that all threads of this process took meanwhile. */
async function cpuSecondsOf(work: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}
