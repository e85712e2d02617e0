import type { Rules } from "#kit/records/rules.ts";
import type { Action } from "./actions.ts";
import { Arena } from "./arena.ts";
import { Brawl } from "./brawl.ts";
import type { Chapter } from "./chapter.ts";
import type { Snapshot } from "./snapshot.ts";
import { Story } from "./story.ts";

/** Ways to play that count. A story that is continued does not: it begins with the points of another day. */
const yardModes = { story: "Story", arena: "Arena" } as const;
export type YardMode = keyof typeof yardModes;

export const isYardMode = (value: unknown): value is YardMode => value === "story" || value === "arena";

/** A chapter of Scrapyard Sam on the boards: points of one whole attempt, from the gate to the boss, or in the arena. */
export const yardRules = (chapter: Chapter): Rules<Action, YardMode, Snapshot> => ({
  slug: chapter.slug,
  actions: ["left", "right", "up", "down", "punch", "jump", "grab", "dash", "steam"],
  isOptions: isYardMode,
  firstOptions: "arena",
  create: (random, mode) =>
    new Brawl(chapter, random, mode === "arena" ? new Arena(chapter) : new Story(chapter)),
  boardOf: (mode) => mode,
  boards: yardModes,
  unit: "Points",
});
