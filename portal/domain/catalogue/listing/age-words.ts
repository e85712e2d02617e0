import type { AgeMark } from "#domain/catalogue/game.ts";

/** Age marks as cards and pages show them. */
export const ageWords: Readonly<Record<AgeMark, string>> = {
  all: "All ages",
  "8+": "Ages 8+",
  "13+": "Ages 13+",
};
