import { globSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Bot } from "#kit/bot.ts";
import { createRandom } from "#kit/random.ts";
import { createRecorder } from "#kit/records/recorder.ts";
import { replay } from "#kit/records/replay.ts";
import type { AnyRules } from "#kit/records/rules.ts";
import { MAX_ACTIONS } from "#kit/records/tape.ts";

const MAX_STEPS = 60 * 60 * 30;
const ROUNDS = 3;
/** The bots of endless games never lose: they give up after a minute. */
const BOT_STEPS = 60 * 60;

const folders = globSync("**/rules.ts", { cwd: import.meta.dirname });
const games = await Promise.all(
  folders.map(async (file) => {
    const { rules }: { rules: AnyRules } = await import(`./${file}`);
    const { bot }: { bot: Bot<string, unknown> } = await import(`./${file.replace("rules.ts", "bot.ts")}`);
    return { slug: rules.slug, rules, bot };
  }),
);

/** Lets the bot play a round and records it. */
function playRound(rules: AnyRules, bot: Bot<string, unknown>, seed: number) {
  const options = rules.firstOptions ?? null;
  const core = rules.create(createRandom(seed), options);
  const recorder = createRecorder<string>(rules, seed);
  let steps = 0;
  for (; steps < MAX_STEPS && !core.isOver; steps++) {
    recorder.step(steps < BOT_STEPS ? bot.act(core.snapshot()) : {}, steps === 0);
    core.step(recorder.controls);
  }
  return { core, steps, tape: recorder.finish(options) };
}

describe.each(games)("the tapes of $slug", ({ rules, bot }) => {
  it("play back to the score of the bot's round, in 2 KB a minute", () => {
    expect(rules.actions.length).toBeLessThanOrEqual(MAX_ACTIONS);
    for (let seed = 1; seed <= ROUNDS; seed++) {
      const { core, steps, tape } = playRound(rules, bot, seed);
      if (!tape) throw new Error("The tape became too long.");
      expect(core.isOver).toBe(true);
      expect(replay(rules, tape, { maxSteps: MAX_STEPS })).toMatchObject({ score: core.score, steps, seed });
      expect(tape.length).toBeLessThan(300 + (steps / 3600) * 2048);
    }
  });
});
