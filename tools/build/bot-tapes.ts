import path from "node:path";
import { root } from "@recess/portal/paths.mjs";
import { build } from "vite";
import { gamesWithRules } from "./rules.ts";
import { ENTRY, virtualEntry } from "./versioned-module.ts";

const kitFile = path.join(root, "games", "kit", "records", "bot-round.ts");

/** A round of a bot, as a tape that the built rules of its game accept. */
export type BotTape = {
  readonly tape: Uint8Array;
  readonly score: number;
  readonly steps: number;
  /** The board on which the round counts. */
  readonly board: string;
};

type Round = BotTape & { readonly isOver: boolean };
type BotModule = {
  playFirst(seed: number): Round;
  playOther(options: unknown, seed: number): Round;
  readonly others: readonly unknown[];
};

const OTHER_BOARD_ROUNDS = 3;

/**
 * Lets the bot of a game play one round on each seed, and then a few on each of the other boards. `version` is that of the built rules.
 */
export async function playBotTapes(
  slug: string,
  version: string,
  seeds: readonly number[],
): Promise<readonly BotTape[]> {
  const game = (await gamesWithRules()).find((each) => each.slug === slug);
  if (!game) throw new Error(`${slug} is not on the boards.`);
  const botFile = game.rulesFile.replace("rules.ts", "bot.ts");
  const code = `
import { botOptions, OTHER_BOARD_STEPS, playBotRound } from ${JSON.stringify(kitFile)};
import { rules } from ${JSON.stringify(game.rulesFile)};
import { bot } from ${JSON.stringify(botFile)};
const [first, ...rest] = botOptions(rules);
const playOn = (options, seed, maxSteps) => ({
  ...playBotRound(rules, bot, seed, options, maxSteps),
  board: rules.boardOf?.(options) ?? "",
});
export const others = rest;
export const playFirst = (seed) => playOn(first, seed);
export const playOther = (options, seed) => playOn(options, seed, OTHER_BOARD_STEPS);
`;
  const result = await build({
    root: path.dirname(game.rulesFile),
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: "warn",
    define: { RULES_VERSION: JSON.stringify(version) },
    plugins: [virtualEntry(code)],
    build: { write: false, ssr: true, rolldownOptions: { input: ENTRY } },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output && "output" in output ? output.output[0] : undefined;
  if (chunk?.type !== "chunk") throw new Error(`The bot of ${slug} cannot be bundled.`);
  const module = `data:text/javascript;base64,${Buffer.from(chunk.code).toString("base64")}`;
  const { playFirst, playOther, others }: BotModule = await import(module);
  const rounds = [
    ...seeds.map(playFirst),
    ...others.flatMap((options) =>
      seeds.slice(0, OTHER_BOARD_ROUNDS).map((seed) => playOther(options, seed)),
    ),
  ];
  return rounds.filter(({ tape, isOver }) => isOver && tape !== undefined);
}
