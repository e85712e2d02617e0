import path from "node:path";
import { root } from "@recess/portal/paths.mjs";
import { build } from "vite";
import { gamesWithRules } from "./rules.ts";
import { ENTRY, virtualEntry } from "./versioned-module.ts";

const kitFile = path.join(root, "games", "kit", "records", "bot-round.ts");

/** A round of a bot, as a tape that the built rules of its game accept. */
export type BotTape = { readonly tape: Uint8Array; readonly score: number; readonly steps: number };

/** Lets the bot of a game play one round on each seed. `version` is that of the built rules. */
export async function playBotTapes(
  slug: string,
  version: string,
  seeds: readonly number[],
): Promise<readonly BotTape[]> {
  const game = (await gamesWithRules()).find((each) => each.slug === slug);
  if (!game) throw new Error(`${slug} is not on the boards.`);
  const botFile = game.rulesFile.replace("rules.ts", "bot.ts");
  const code = `
import { playBotRound } from ${JSON.stringify(kitFile)};
import { rules } from ${JSON.stringify(game.rulesFile)};
import { bot } from ${JSON.stringify(botFile)};
export const playRound = (seed) => playBotRound(rules, bot, seed);
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
  const { playRound }: { playRound(seed: number): BotTape & { isOver: boolean } } = await import(module);
  return seeds.map(playRound).filter(({ tape, isOver }) => isOver && tape !== undefined);
}
