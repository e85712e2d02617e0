import { writeFile } from "node:fs/promises";
import { contest } from "./contest.ts";
import { type Level, skills } from "./core/skills.ts";

/** Lets the rivals play each other and writes strengths.md: `node games/html5/borders/measure.ts` takes some minutes. */
const ROUNDS = 16;
const meetings: readonly (readonly Level[])[] = [
  ["breezy", "brisk"],
  ["brisk", "fierce"],
  ["breezy", "fierce"],
  ["breezy", "brisk", "fierce"],
];

const lines = meetings.flatMap((levels) =>
  [...contest(levels, ROUNDS)].map(([level, tally]) => {
    const met = levels.filter((other) => other !== level).map((other) => skills[other].name);
    const cells = [
      skills[level].name,
      met.join(" and "),
      `${tally.wins} of ${ROUNDS}`,
      `${tally.land.toFixed(1)}%`,
      (tally.knockouts / ROUNDS).toFixed(1),
      (tally.falls / ROUNDS).toFixed(1),
    ];
    return `| ${cells.join(" | ")} |`;
  }),
);

const text = `# How strong the rivals are

Twelve rivals play whole rounds without anybody's hand, the seats shared out evenly between the levels that meet;
who holds the most land at the bell has won. Made by \`node games/html5/borders/measure.ts\`, ${ROUNDS} rounds for each meeting,
with the same seeds every time. Land is each rival's share at the bell, snips and falls are those of the whole level per round.

| level | against | rounds won | land | snips | falls |
|---|---|---|---|---|---|
${lines.join("\n")}
`;

await writeFile(new URL("./strengths.md", import.meta.url), text);
console.log(text);
