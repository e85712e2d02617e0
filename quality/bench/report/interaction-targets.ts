import { firstKey, furtherKeys, scenes } from "#quality/bench/interactions/scenes.ts";
import type { Target } from "./target.ts";

const all = scenes.flatMap(({ page, interactions }) =>
  interactions.map(({ name }) => `interactions/${page}/${name}`),
);
const keys = ["list", "search", "game"].flatMap((page) =>
  [firstKey, furtherKeys].map((name) => `interactions/${page}/${name}`),
);

/** Targets of typing and pressing. */
export const interactionTargets: readonly Target[] = [
  { what: "worst event of any interaction", unit: "ms", limit: 100, figures: all },
  {
    // 100 ms beside a control page of 275 ms.
    what: "worst event of any interaction against the main thread of a control page",
    unit: "of control",
    limit: 0.36,
    figures: all.map((name) => `${name} against control`),
  },
  {
    what: "suggestions after a key, against a round trip and 60 ms",
    unit: "times",
    limit: 1,
    figures: keys.map((name) => `${name}, suggestions against a round trip and 60 ms`),
  },
];
