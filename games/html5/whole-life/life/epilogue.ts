import type { When } from "#html5/whole-life/events/event.ts";
import { isTrue } from "./conditions.ts";
import { jobTitle, WORK_TAG } from "./jobs.ts";
import { around, type Life, type Role } from "./life.ts";

const list = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? "") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;

const everOf = (life: Life, role: Role) => life.people.filter((person) => person.role === role);

/** Deeds worth a sentence, the rarest first. */
const deeds: readonly (When & { text: string })[] = [
  { has: ["been-to-space"], text: "saw the whole Earth through a small round window" },
  { has: ["mayor"], text: "ran the town hall with an open door and a biscuit tin" },
  { has: ["novelist"], text: "wrote a book that strangers read on trains" },
  { has: ["record-holder"], text: "held a record that nobody had asked for and everybody loved" },
  { has: ["inventor"], text: "invented something that is still in use somewhere" },
  { has: ["globetrotter"], text: "saw more of the world than fits into one suitcase" },
  { has: ["tree-planter"], text: "planted trees for people not yet born" },
  { has: ["band"], text: "once played in a band that nine people will never forget" },
  { has: ["painter"], text: "hung colours on other people’s walls" },
  { has: ["runner"], text: "ran very far and always came back" },
  { has: ["gardener-heart"], text: "knew every flower in the street by its first name" },
  { has: ["family-recipe"], text: "handed on the family recipe, pinch by pinch" },
  { has: ["animal-lover"], text: "was greeted by every dog in town" },
  { has: ["stargazer"], text: "never stopped looking up" },
  { has: ["brave"], text: "stood up when it mattered" },
  { has: ["funny"], text: "could make a whole bus laugh" },
  { has: ["nature"], text: "left the stream cleaner than it was" },
];

const closings: Record<string, string> = {
  joy: "People say that the laugh can still be heard on windy days.",
  health: "To the last, no hill was ever called too steep, only rude.",
  smarts: "The questions that were left over are being answered by somebody else now.",
  heart: "Ask anyone who was there: it was warmer with you in the room.",
};

/** A life in a few sentences, as others would tell it. */
export function epilogue(life: Life): string[] {
  const lines = [`${life.name} of ${life.town} lived for ${life.age} years.`, workLine(life), loveLine(life)];
  const done = deeds.filter((deed) => isTrue(deed, life)).slice(0, 2);
  if (done.length > 0) lines.push(`${life.name} ${list(done.map(({ text }) => text))}.`);
  lines.push(friendLine(life));
  const [best = ["heart"]] = Object.entries(life.stats).toSorted((a, b) => b[1] - a[1]);
  lines.push(closings[best[0]] ?? "");
  return lines.filter((line) => line !== "");
}

function workLine({ tags, job }: Life): string {
  const last = job ? jobTitle(job) : tags.find((tag) => tag.startsWith(WORK_TAG))?.slice(WORK_TAG.length);
  if (last) return `The name plate at work said “${last}”, and it was always kept polished.`;
  return "There were many odd jobs and no boss, which is also a way.";
}

function loveLine(life: Life): string {
  const partner = life.people.findLast((person) => person.role === "partner" && person.left !== "moved");
  const children = everOf(life, "child").map(({ name }) => name);
  const grandchildren = everOf(life, "grandchild").length;
  const more =
    grandchildren > 0
      ? `, and then ${grandchildren === 1 ? "a grandchild" : `${grandchildren} grandchildren`}`
      : "";
  if (partner && children.length > 0) return `There was ${partner.name}, there was ${list(children)}${more}.`;
  if (partner) return `There was ${partner.name}, and a great deal of tea for two.`;
  if (children.length > 0) return `There was ${list(children)}, and a house full of shoes${more}.`;
  return "Home was wherever the kettle was, and the door stood open.";
}

function friendLine(life: Life): string {
  const close = life.people
    .filter(({ role, left }) => (role === "friend" && left !== "moved") || role === "sibling")
    .toSorted((a, b) => b.bond - a.bond)
    .slice(0, 2);
  if (close.length > 0) return `${list(close.map(({ name }) => name))} could tell you more, and would.`;
  return around(life, "neighbour").length > 0 ? "The neighbours still tell stories." : "";
}
