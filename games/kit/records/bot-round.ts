import type { Bot } from "#kit/bot.ts";
import { createRandom } from "#kit/random.ts";
import { createRecorder } from "./recorder.ts";
import type { AnyRules } from "./rules.ts";
import type { Json } from "./tape.ts";

/** The bots of endless games never lose: they give up after this long. A race of Sideways takes 80 seconds. */
const BOT_STEPS = 90 * 60;
const MAX_STEPS = 60 * 60 * 30;
/** The state of the game is part of the trace once in this many steps. */
const TRACE_STEPS = 60;

/** On a board that is not its first a bot may never come to an end: it has five minutes. */
export const OTHER_BOARD_STEPS = 60 * 60 * 5;

/** The choices that a bot's round can begin with: the first one, and those that are called like a board of their own. */
export function botOptions({ firstOptions = null, boards = {}, isOptions, boardOf }: AnyRules): Json[] {
  const others = Object.keys(boards).filter((id) => isOptions(id) && boardOf?.(id) === id);
  return [firstOptions, ...others.filter((id) => id !== firstOptions)];
}

/** A bot's round without a screen: its tape, and a trace of all that happened, for comparison between JavaScript engines. */
export function playBotRound(
  rules: AnyRules,
  bot: Bot<string, unknown>,
  seed: number,
  options: Json = rules.firstOptions ?? null,
  maxSteps = MAX_STEPS,
) {
  const core = rules.create(createRandom(seed), options);
  const recorder = createRecorder<string>(rules, seed);
  let trace = 0;
  let steps = 0;
  for (; steps < maxSteps && !core.isOver; steps++) {
    const snapshot = core.snapshot();
    if (steps % TRACE_STEPS === 0) trace = hash(trace, JSON.stringify(snapshot));
    // What is down in the first step is the press that began the round, and not the bot's.
    const isPlaying = steps > 0 && steps < BOT_STEPS;
    recorder.step(isPlaying ? bot.act(snapshot) : {}, steps === 0);
    core.step(recorder.controls);
  }
  const { isOver, score } = core;
  return { tape: recorder.finish(options), isOver, score, steps, trace };
}

function hash(start: number, text: string): number {
  let value = start;
  for (let at = 0; at < text.length; at++) value = (Math.imul(value, 31) + text.charCodeAt(at)) | 0;
  return value;
}
