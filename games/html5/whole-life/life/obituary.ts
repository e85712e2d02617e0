import type { When } from "#html5/whole-life/events/event.ts";
import { isTrue } from "./conditions.ts";
import { epilogue } from "./epilogue.ts";
import { around, type Life, starsOf } from "./life.ts";

export type Obituary = { paper: string; headline: string; lines: string[]; notices: string[] };

/** Headlines for those who did something, the strangest first; `{name}` is theirs. */
const headlines: readonly (When & { text: string })[] = [
  { has: ["been-to-space"], text: "{name} leaves planet again, this time without luggage" },
  { has: ["mayor"], text: "Former mayor {name} steps down; biscuit tin found empty" },
  { has: ["record-holder"], text: "{name} sets last record: longest nap ever" },
  { has: ["novelist"], text: "{name} reaches final chapter, asks for a sequel" },
  { has: ["inventor"], text: "{name}’s inventions fall silent for a minute, one keeps humming" },
  { has: ["globetrotter"], text: "{name} misses a flight for the first time" },
  { has: ["band"], text: "No encore: {name} leaves the stage, drummer still counting" },
  { has: ["tree-planter"], text: "Forest lowers its branches for {name}; squirrels to speak" },
  { has: ["family-recipe"], text: "{name} takes secret ingredient along; village sniffs for clues" },
  { has: ["animal-lover"], text: "Every dog in town sits, unasked, for {name}" },
  { has: ["runner"], text: "{name} reaches the finish, declines water" },
  { has: ["painter"], text: "{name} runs out of yellow" },
  { has: ["stargazer"], text: "{name} asked to be told if anything moves up there" },
  { has: ["brave"], text: "{name} was not afraid, ask anybody but the geese" },
  { has: ["funny"], text: "{name} had the last laugh, then a second one" },
];

const plain: readonly string[] = [
  "{name} found asleep in favourite chair; chair refuses to comment",
  "Town lowers flags, then raises kettle, for {name}",
  "{name} returns library book, 61 years late, in person",
  "Local legend {name} leaves door open, as always",
];

/** The page that the local newspaper prints about a finished life. */
export function obituary(life: Life): Obituary {
  const deed = headlines.find((one) => isTrue(one, life));
  const text = deed?.text ?? plain[life.name.length % plain.length] ?? "";
  return {
    paper: `The ${life.town} Trumpet`,
    headline: text.replace("{name}", life.name),
    lines: epilogue(life),
    notices: noticesOf(life),
  };
}

/** The small print below. */
function noticesOf(life: Life): string[] {
  const notices = [`${starsOf(life)} stars, ${life.firsts.length} firsts, no refunds.`];
  const [pet] = around(life, "pet");
  if (pet) notices.push(`${pet.name} inherits the sofa.`);
  if (life.money >= 40) notices.push(`${life.money} coins are looking for a good home.`);
  else if (life.money < 5) notices.push("Left behind: a spoon, a hat and a very good name.");
  const daring = life.diary.length > 0 ? life.diary[life.diary.length >> 1]?.text : undefined;
  if (daring) notices.push(`From the diary: “${daring}”`);
  return notices;
}

export const obituaryText = ({ paper, headline, lines, notices }: Obituary): string =>
  [paper.toUpperCase(), headline, lines.join(" "), notices.join(" ")].join("\n\n");
