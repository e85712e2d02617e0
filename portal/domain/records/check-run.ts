import { type Board, type BoardKind, type BoardSpan, boardSpans, MAX_PLACES } from "./board.ts";
import type { WaitingTape } from "./check-queue.ts";
import type { CrewStore } from "./crew-store.ts";
import type { RecordGame } from "./record-game.ts";
import type { TapeRefusalCode } from "./record-refusal.ts";
import type { RecordStore } from "./record-store.ts";
import { runDay } from "./run-day.ts";

/** What came out when a tape was played. */
export type Replayed = {
  readonly score: number;
  readonly steps: number;
  readonly seed: number;
  readonly board: string;
  readonly version: string;
};

/** Plays a tape with the code of the build, within limits of time and memory. "exceeded": it had to be stopped. */
export type ReplayTape = (
  game: RecordGame,
  tape: Uint8Array,
) => Promise<Replayed | { readonly refused: TapeRefusalCode } | "exceeded">;

/** Result of a check: a score that counts, or why there is none. */
export type CheckResult =
  | {
      readonly state: "counted";
      readonly game: string;
      readonly board: string;
      readonly kind: BoardKind;
      readonly day: string;
      readonly score: number;
      /** Whether it is its owner's best of a span. Otherwise it is not stored. */
      readonly isBest: boolean;
      readonly entry: string | null;
      readonly places: Readonly<Record<BoardSpan, number | null>>;
    }
  | { readonly state: "refused"; readonly code: TapeRefusalCode };

export type CheckPorts = {
  readonly games: () => readonly RecordGame[];
  readonly records: RecordStore;
  readonly crews: CrewStore;
  readonly replay: ReplayTape;
  /** Content hash of a tape. */
  readonly hashTape: (tape: Uint8Array) => string;
};

/** A tape whose replay had to be stopped gets one more chance: perhaps the machine was busy with something else. */
const MAX_ATTEMPTS = 2;

/** Checks a tape: replays it, and places the score that came out. "again": it should be checked once more. */
export async function checkRun(ports: CheckPorts, waiting: WaitingTape): Promise<CheckResult | "again"> {
  const { games, replay, hashTape } = ports;
  const refused = (code: TapeRefusalCode): CheckResult => ({ state: "refused", code });
  const game = games().find((each) => each.game === waiting.game);
  // It took part when the tape was sent in.
  if (!game) return refused("tape-older-version");
  if (waiting.attempts > MAX_ATTEMPTS) return refused("tape-too-long");
  const replayed = await replay(game, waiting.tape);
  if (replayed === "exceeded") return waiting.attempts < MAX_ATTEMPTS ? "again" : refused("tape-too-long");
  if ("refused" in replayed) return refused(replayed.refused);
  if (!isPlausible(replayed, game)) return refused("tape-malformed");
  return placeRun(ports, waiting, replayed, { bytes: waiting.tape, hash: hashTape(waiting.tape) });
}

/** Whether the replay gave values that can be stored. A game that counts to infinity is broken, and so is its board. */
function isPlausible({ score, steps, seed, board }: Replayed, game: RecordGame): boolean {
  return (
    Number.isFinite(score) &&
    Math.abs(score) <= Number.MAX_SAFE_INTEGER &&
    Number.isSafeInteger(steps) &&
    seed >>> 0 === seed &&
    game.boards.some(({ id }) => id === board)
  );
}

async function placeRun(
  { records, crews }: CheckPorts,
  { id, owner, game, receivedAt }: WaitingTape,
  { score, steps, seed, board, version }: Replayed,
  tape: { bytes: Uint8Array; hash: string },
): Promise<CheckResult> {
  const { kind, day } = runDay(game, seed, receivedAt);
  const codes = (await crews.crewsOf(owner)).map(({ code }) => code);
  const boards = [undefined, ...codes].flatMap((crew) =>
    boardSpans.map((span): Board => ({ game, id: board, kind, span, day, crew })),
  );
  const entry = { id, game, version, board, kind, day, seed, score, steps, at: receivedAt.getTime() };
  const added = await records.add(owner, entry, tape, boards);
  // The owner deleted everything while the tape was waiting; nobody asks for this result.
  if (added === "gone") return { state: "refused", code: "tape-unfinished" };
  if (added === "known") return { state: "refused", code: "tape-known" };
  await crews.touch(codes, receivedAt);
  for (const each of added.boards) if (each.crew === undefined) await records.trim(each, MAX_PLACES);
  const places = { today: null, week: null, ever: null } as Record<BoardSpan, number | null>;
  for (const span of boardSpans) {
    const rank = await records.rank({ game, id: board, kind, span, day, crew: undefined }, owner);
    places[span] = rank ?? null;
  }
  const isBest = added.boards.length > 0;
  return { state: "counted", game, board, kind, day, score, isBest, entry: isBest ? added.id : null, places };
}
