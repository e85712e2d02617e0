import type { Random } from "#kit/random.ts";
import { GOAL } from "./field.ts";

export type DefenceCall = "run" | "pass" | "blitz";
/** Their words are the messages `defence.` and `defenceNote.` of these. */
export const defenceCalls: readonly DefenceCall[] = ["run", "pass", "blitz"];

type StoryName =
  | "run"
  | "burst"
  | "stuffed"
  | "fumble"
  | "pass"
  | "deep"
  | "incomplete"
  | "sack"
  | "picked"
  | "touchdown"
  | "punt"
  | "goalGood"
  | "goalWide";
/** One line of the story: the message `story.` of its name. `yard` counts from their own goal line. */
export type RivalPlay = { name: StoryName; gain: number; yard: number; seconds: number; isBig: boolean };
export type RivalEnd = "touchdown" | "field-goal" | "punt" | "turnover" | "time";
export type RivalDrive = { plays: RivalPlay[]; end: RivalEnd; points: number; ourBall: number };

type Setting = {
  /** Yards from their own goal line. */
  start: number;
  /** Their attack against our wall: 0 is even, more is better for them. */
  edge: number;
  running: number;
  call: DefenceCall;
  /** Seconds left in the half. */
  seconds: number;
};

/** After a score we begin here. */
export const KICKOFF_SPOT = 25;

/** Plays a whole drive of theirs at once: a story to read, not to wait for. */
export function rivalDrive(setting: Setting, random: Random): RivalDrive {
  const plays: RivalPlay[] = [];
  let { start: yard, seconds } = setting;
  let down = 1;
  let mark = Math.min(GOAL, yard + 10);
  const tell = (name: StoryName, isBig = false, gain = 0) =>
    plays.push({ name, gain, yard, seconds: random.int(5, 9), isBig });
  const done = (end: RivalEnd, points: number, ourBall: number): RivalDrive => ({
    plays,
    end,
    points,
    ourBall,
  });

  for (;;) {
    if (seconds <= 0) return done("time", 0, KICKOFF_SPOT);
    if (down === 4) return fourth();
    const { gain, name, isTurnover } = attempt(setting, random);
    yard = Math.min(GOAL, Math.max(1, yard + gain));
    if (isTurnover) {
      tell(name, true);
      return done("turnover", 0, clampSpot(GOAL - yard));
    }
    if (yard >= GOAL) {
      tell("touchdown", true);
      return done("touchdown", random.chance(0.93) ? 7 : 6, KICKOFF_SPOT);
    }
    tell(name, Math.abs(gain) >= 15 || gain < -3, gain);
    seconds -= plays.at(-1)?.seconds ?? 0;
    if (yard >= mark) {
      down = 1;
      mark = Math.min(GOAL, yard + 10);
    } else down++;
  }

  function fourth(): RivalDrive {
    if (yard < 66) {
      tell("punt");
      return done("punt", 0, clampSpot(GOAL - yard - random.int(36, 46)));
    }
    const isGood = random.chance(0.9 - (GOAL - yard) * 0.009);
    tell(isGood ? "goalGood" : "goalWide", true);
    return isGood ? done("field-goal", 3, KICKOFF_SPOT) : done("turnover", 0, clampSpot(GOAL - yard + 7));
  }
}

const clampSpot = (spot: number) => Math.round(Math.min(80, Math.max(10, spot)));

type Attempt = { gain: number; name: StoryName; isTurnover?: boolean };

function attempt({ edge, running, call }: Setting, random: Random): Attempt {
  return random.chance(running) ? runPlay(edge, call, random) : passPlay(edge, call, random);
}

function runPlay(edge: number, call: DefenceCall, random: Random): Attempt {
  const shift = { run: -2.6, pass: 1.2, blitz: -0.4 }[call];
  if (random.chance(0.025)) return { gain: 0, name: "fumble", isTurnover: true };
  const isBurst = random.chance(call === "run" ? 0.03 : 0.09);
  const gain = Math.round(
    random.between(-1, 8.4) + edge * 0.3 + shift + (isBurst ? random.between(8, 22) : 0),
  );
  if (gain <= 0) return { gain, name: "stuffed" };
  return { gain, name: isBurst ? "burst" : "run" };
}

function passPlay(edge: number, call: DefenceCall, random: Random): Attempt {
  const odds = {
    run: { sack: 0.05, pick: 0.03, hit: 0.8, deep: 0.12 },
    pass: { sack: 0.04, pick: 0.06, hit: 0.6, deep: 0.04 },
    blitz: { sack: 0.22, pick: 0.05, hit: 0.64, deep: 0.17 },
  }[call];
  if (random.chance(Math.max(0.02, odds.sack - edge * 0.006)))
    return { gain: -random.int(4, 8), name: "sack" };
  if (random.chance(Math.max(0.01, odds.pick - edge * 0.004)))
    return { gain: random.int(5, 15), name: "picked", isTurnover: true };
  if (!random.chance(Math.min(0.85, odds.hit + edge * 0.022))) return { gain: 0, name: "incomplete" };
  const isDeep = random.chance(odds.deep);
  const gain = isDeep ? random.int(18, 42) : random.int(5, 16);
  return { gain, name: isDeep ? "deep" : "pass" };
}
