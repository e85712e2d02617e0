import { type Figure, figure } from "#quality/bench/figures.ts";
import { median } from "#quality/lib/statistics.ts";

/** What one launch of a game took. */
export type FrameTimes = {
  /** From the press to the first frame, CPU throttled. */
  readonly frameMs: number;
  readonly bytes: number;
  /** First paint of a control page, shortly before. */
  readonly controlMs: number;
  /** Of own games: the first frame without a throttled CPU, and how long the bytes travel at least. */
  readonly own?: { readonly frameMs: number; readonly travelMs: number };
};

/** 2.5 s beside a control page of 450 ms. */
export const MAX_AGAINST_CONTROL = 5.5;
export const MAX_AGAINST_TRAVEL = 1.3;

/** Ratios of an own game, medians of its launches. */
export function ratiosOf(launches: readonly FrameTimes[]) {
  return {
    control: median(launches.map(({ frameMs, controlMs }) => frameMs / controlMs)),
    travel: median(launches.flatMap(({ own }) => (own ? [own.frameMs / own.travelMs] : []))),
  };
}

/** Whether a game is within its limits; games of others have none. */
export function isWithinLimits(launches: readonly FrameTimes[]): boolean {
  if (!launches.some(({ own }) => own)) return true;
  const { control, travel } = ratiosOf(launches);
  return control <= MAX_AGAINST_CONTROL && travel <= MAX_AGAINST_TRAVEL;
}

/** Figures of each game, and the worst of our own: only these are gated, as a sample has other games than the whole. */
export function figuresOf(games: ReadonlyMap<string, readonly FrameTimes[]>): Figure[] {
  const own = [...games.values()].filter((launches) => launches.some(({ own }) => own));
  const worst = (value: (launches: readonly FrameTimes[]) => number) => Math.max(...own.map(value));
  const frameMs = (launches: readonly FrameTimes[]) => median(launches.map(({ frameMs }) => frameMs));
  return [
    ...[...games].flatMap(([name, launches]) => figuresOfGame(`games/${name}`, launches)),
    ...(own.length > 0
      ? [
          figure("frames/own games/first frame", "ms", worst(frameMs)),
          figure(
            "frames/own games/against control",
            "times",
            worst((it) => ratiosOf(it).control),
          ),
          figure(
            "frames/own games/against travel",
            "times",
            worst((it) => ratiosOf(it).travel),
          ),
        ]
      : []),
  ];
}

function figuresOfGame(name: string, launches: readonly FrameTimes[]): Figure[] {
  const own = launches.flatMap(({ own }) => own ?? []);
  return [
    figure(`${name}/first frame`, "ms", median(launches.map(({ frameMs }) => frameMs))),
    // Not in bytes, which would be gated for each game.
    figure(`${name}/size`, "KB", median(launches.map(({ bytes }) => bytes)) / 1000),
    ...(own.length > 0
      ? [
          figure(`${name}/first frame at full speed`, "ms", median(own.map(({ frameMs }) => frameMs))),
          figure(`${name}/travel`, "ms", median(own.map(({ travelMs }) => travelMs))),
        ]
      : []),
  ];
}
