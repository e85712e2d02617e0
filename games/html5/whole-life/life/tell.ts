import type { Random } from "#kit/random.ts";
import { jobTitle } from "./jobs.ts";
import type { Life, Person, Role } from "./life.ts";

/** Who is who in one event. */
export type Cast = { people: ReadonlyMap<Role, Person>; stranger: string };

/** Settles the `[red|blue]` words: once per event, so that a text stays as it is while it is looked at. */
export const pickWords = (text: string, random: Random): string =>
  text.replace(/\[([^\]]+)\]/g, (_, words: string) => {
    const [first = "", ...rest] = words.split("|");
    return random.pick([first, ...rest]);
  });

export function fillNames(text: string, life: Life, cast: Cast): string {
  const names = new Map<string, string>([
    ["new", cast.stranger],
    ["me", life.name],
    ["town", life.town],
    ["job", life.job ? jobTitle(life.job) : "jack of all trades"],
  ]);
  for (const [role, person] of cast.people) names.set(role, person.name);
  return text.replace(/\{(\w+)\}/g, (whole, word: string) => names.get(word) ?? whole);
}
