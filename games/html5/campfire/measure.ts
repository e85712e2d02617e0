import { writeFile } from "node:fs/promises";
import { contest } from "./contest.ts";
import { type Level, skills } from "./core/skills.ts";

/** Lets the rivals live without anybody's hand and writes strengths.md: `node games/html5/campfire/measure.ts` takes some minutes. */
const ROUNDS = 8;
const DAYS = 9;
/** Far from the seeds that were looked at while the rivals were tuned. */
const SEED = 7001;
const meetings: readonly (readonly Level[])[] = [
  ["camper", "tracker"],
  ["tracker", "raider"],
  ["camper", "raider"],
];

const lines = meetings.flatMap((levels) =>
  [...contest(levels, ROUNDS, DAYS, SEED)].map(([level, tally]) => {
    const met = levels.filter((other) => other !== level).map((other) => skills[other].name);
    const cells = [
      skills[level].name,
      met.join(" and "),
      `${tally.wins} of ${ROUNDS}`,
      tally.points.toFixed(0),
      tally.days.toFixed(1),
      `${(tally.left * 100).toFixed(0)}%`,
    ];
    return `| ${cells.join(" | ")} |`;
  }),
);

const text = `# How strong the rivals are

Twenty rivals live on an island without anybody's hand, ten of each level, and nobody comes back. Whoever has most points
among those who lasted longest has won. Made by \`node games/html5/campfire/measure.ts\`: ${ROUNDS} rounds of ${DAYS} days for each
meeting, seeds ${SEED} to ${SEED + ROUNDS - 1}; none of these was looked at while tuning. Points and days are those of one rival, the last column says
how many of the level are still there at the end.

A higher level wins by points: in every round some of both levels reach the last day, so points decide. Days say less: whoever
raids is hit back, and campers, who quarrel with nobody, stay longer than the trackers they share the island with.

| level | against | rounds won | points | days | still there |
|---|---|---|---|---|---|
${lines.join("\n")}
`;

await writeFile(new URL("./strengths.md", import.meta.url), text);
console.log(text);
