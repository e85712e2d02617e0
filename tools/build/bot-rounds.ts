import path from "node:path";
import { root } from "@recess/portal/paths.mjs";
import { build } from "vite";
import { gamesWithRules } from "./rules.ts";
import { ENTRY, virtualEntry } from "./versioned-module.ts";

const kitFile = path.join(root, "games", "kit", "records", "bot-round.ts");

/**
 * Bundles the rules and bots of all games on the boards into one script for any JavaScript engine. It defines `botRounds(first,
 * count)`, which lets the bots play that many rounds in all, the games in turn, and returns what came out, as text. The number of a round is its seed.
 */
export async function bundleBotRounds(): Promise<string> {
  const files = (await gamesWithRules()).map(({ rulesFile }) => rulesFile);
  const code = `
import { playBotRound } from ${JSON.stringify(kitFile)};
${files.map((file, at) => `import { rules as rules${at} } from ${JSON.stringify(file)};`).join("\n")}
${files.map((file, at) => `import { bot as bot${at} } from ${JSON.stringify(file.replace("rules.ts", "bot.ts"))};`).join("\n")}
const games = [${files.map((_, at) => `[rules${at}, bot${at}]`).join(", ")}];
globalThis.botRounds = (first, count) => Array.from({ length: count }, (_, at) => {
  const number = first + at;
  const [rules, bot] = games[number % games.length];
  const { tape, ...result } = playBotRound(rules, bot, 1 + number);
  return JSON.stringify([rules.slug, number, result, tape?.length]);
}).join("\\n");
`;
  const result = await build({
    root: path.join(root, "games"),
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: "warn",
    plugins: [virtualEntry(code)],
    build: {
      write: false,
      target: "es2022",
      modulePreload: false,
      rolldownOptions: { input: ENTRY, output: { format: "iife" } },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output && "output" in output ? output.output[0] : undefined;
  if (chunk?.type !== "chunk") throw new Error("The bots cannot be bundled.");
  return chunk.code;
}
