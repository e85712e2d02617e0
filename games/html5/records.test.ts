import { globSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Bot } from "#kit/bot.ts";
import { botOptions, OTHER_BOARD_STEPS, playBotRound } from "#kit/records/bot-round.ts";
import { replay } from "#kit/records/replay.ts";
import type { AnyRules } from "#kit/records/rules.ts";
import { MAX_ACTIONS } from "#kit/records/tape.ts";

const limits = { maxSteps: 60 * 60 * 30 };
const ROUNDS = 3;

const games = await Promise.all(
  globSync("**/rules.ts", { cwd: import.meta.dirname }).map(async (file) => {
    const { rules }: { rules: AnyRules } = await import(`./${file}`);
    const { bot }: { bot: Bot<string, unknown> } = await import(`./${file.replace("rules.ts", "bot.ts")}`);
    return { slug: rules.slug, rules, bot };
  }),
);

describe.each(games)("the tapes of $slug", ({ rules, bot }) => {
  it("play back to the score of the bot's round, in 2 KB a minute", () => {
    expect(rules.actions.length).toBeLessThanOrEqual(MAX_ACTIONS);
    for (let seed = 1; seed <= ROUNDS; seed++) {
      const { isOver, score, steps, tape } = playBotRound(rules, bot, seed);
      if (!tape) throw new Error("The tape became too long.");
      expect(isOver).toBe(true);
      expect(replay(rules, tape, limits)).toMatchObject({ score, steps, seed });
      expect(tape.length).toBeLessThan(300 + (steps / 3600) * 2048);
    }
  });

  it("play back to the same score on every other board on which the bot's round ends", () => {
    const [, ...others] = botOptions(rules);
    for (const options of others) {
      expect(rules.isOptions(options)).toBe(true);
      const { isOver, score, steps, tape } = playBotRound(rules, bot, 1, options, OTHER_BOARD_STEPS);
      if (!isOver || !tape) continue;
      const board = rules.boardOf?.(options);
      expect(replay(rules, tape, limits)).toMatchObject({ score, steps, board });
    }
  });
});
