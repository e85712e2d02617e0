import { writeFile } from "node:fs/promises";
import { contest } from "./contest.ts";
import { characterIds } from "./core/characters.ts";
import { levels } from "./mind/skills.ts";
import { t } from "./words.ts";

/** Lets the minds fight each other and writes strengths.md: `node games/html5/ringout/measure.ts` takes some minutes. */
const ROUNDS = 40;
/** Nothing was tuned on these bouts: while tuning, seeds stayed below 5000. */
const SEED = 85_000;

const pairs = <T>(list: readonly T[]): [T, T][] =>
  list.flatMap((first, at) => list.slice(at + 1).map((second): [T, T] => [first, second]));

const byLevel = pairs(levels).map(([weak, strong]) => {
  const { wins, draws, falls, seconds } = contest([{ level: weak }, { level: strong }], ROUNDS, SEED);
  const cells = [
    t(`level.${weak}`),
    t(`level.${strong}`),
    `${wins[1]} of ${ROUNDS}`,
    draws,
    falls.join(" : "),
    seconds.toFixed(0),
  ];
  return `| ${cells.join(" | ")} |`;
});

const byCharacter = pairs(characterIds).map(([one, other]) => {
  const corners = [
    { level: "sharp", kind: one },
    { level: "sharp", kind: other },
  ] as const;
  const { wins, draws } = contest(corners, ROUNDS, SEED);
  return `| ${t(`fighter.${one}`)} | ${t(`fighter.${other}`)} | ${wins.join(" : ")} | ${draws} |`;
});

const text = `# How strong the rivals are

Two minds fight bouts of three lives without anybody's hand, in turn in all five arenas, with all six characters and from
either side; after five minutes it is a draw. Made by \`node games/html5/ringout/measure.ts\`, ${ROUNDS} bouts for each meeting,
seeds ${SEED} to ${SEED + ROUNDS - 1}, on which nothing was tuned.

| weaker | stronger | won by the stronger | draws | falls, weaker : stronger | seconds per bout |
|---|---|---|---|---|---|
${byLevel.join("\n")}

Characters against each other, both minds Sharp:

| one | other | bouts won | draws |
|---|---|---|---|
${byCharacter.join("\n")}
`;

await writeFile(new URL("./strengths.md", import.meta.url), text);
console.log(text);
