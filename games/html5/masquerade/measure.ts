import { writeFile } from "node:fs/promises";
import { playBot } from "#kit/bot.ts";
import { createRandom } from "#kit/random.ts";
import { bot } from "./bot.ts";
import { contest } from "./contest.ts";
import { mapIds } from "./core/maps.ts";
import { Party } from "./core/party.ts";
import { type Level, levels } from "./core/skills.ts";
import { levelLabels } from "./seats.ts";

/** Lets the rivals play each other and writes strengths.md: `node games/html5/masquerade/measure.ts` takes some minutes. */
const ROUNDS = 24;
/** Other seeds than those of the tests and of anything that was tuned. */
const SEED = 7000;
const meetings: readonly (readonly Level[])[] = [
  ["doodler", "splasher"],
  ["splasher", "artist"],
  ["artist", "maestro"],
  ["doodler", "artist"],
  ["doodler", "splasher", "artist"],
  ["splasher", "artist", "maestro"],
];

const lines = meetings.flatMap((met) =>
  [...contest(met, ROUNDS, SEED)].map(([level, tally]) => {
    const others = met.filter((other) => other !== level).map((other) => levelLabels[other]);
    const cells = [
      levelLabels[level],
      others.join(" and "),
      `${tally.wins} of ${ROUNDS}`,
      tally.tags.toFixed(1),
      tally.falls.toFixed(1),
    ];
    return `| ${cells.join(" | ")} |`;
  }),
);

/** How the test's bot, a beginner on keys, does against five of them. */
const beginner = levels.map((level) => {
  let wins = 0;
  let tags = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const map = mapIds[round % mapIds.length] ?? "piazza";
    const party = new Party({ random: createRandom(SEED + round), map, strengths: [level] });
    playBot(party, bot, 60 * 180);
    wins += Number(party.winner === party.hero);
    tags += (party.hero?.tags ?? 0) / ROUNDS;
  }
  return `| ${levelLabels[level]} | ${wins} of ${ROUNDS} | ${tags.toFixed(1)} |`;
});

const text = `# How strong the rivals are

Six rivals play whole rounds without anybody's hand, the seats shared out evenly between the levels that meet, over all four
maps; who has the most tags at the bell has won. Made by \`node games/html5/masquerade/measure.ts\`, ${ROUNDS} rounds for each
meeting, with seeds from ${SEED} on, on which nothing was tuned. Tags and falls are those of the whole level per round.

| level | against | rounds won | tags | falls |
|---|---|---|---|---|
${lines.join("\n")}

The bot of the tests walks to the nearest rival and paints whom it sees, with keys alone, against five of one level:

| five | rounds won by the bot | its tags |
|---|---|---|
${beginner.join("\n")}
`;

await writeFile(new URL("./strengths.md", import.meta.url), text);
console.log(text);
