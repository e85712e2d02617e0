import type { Target } from "./target.ts";

/** Targets of the first paint, against a control page with the same text. */
export const paintTargets: readonly Target[] = [
  {
    what: "first and largest paint of the list against its control page",
    unit: "times",
    limit: 1.3,
    figures: ["paint/list/FCP against control", "paint/list/LCP against control"],
  },
  {
    what: "main thread of the list against its control page",
    unit: "times",
    limit: 1.5,
    figures: ["paint/list/main thread against control"],
  },
  {
    what: "first paint of the landing page against its control page",
    unit: "times",
    limit: 1.3,
    figures: ["paint/landing/FCP against control"],
  },
  {
    what: "largest paint of the landing page against its first",
    unit: "times",
    limit: 1.3,
    figures: ["paint/landing/LCP against FCP"],
  },
  {
    // Half of what it was: 1,735 ms beside a control page of 275 ms.
    what: "main thread of the landing page against its control page",
    unit: "times",
    limit: 3.15,
    figures: ["paint/landing/main thread against control"],
  },
  {
    what: "landing page before it is idle",
    unit: "bytes",
    limit: 200_000,
    figures: ["paint/landing/bytes before idle"],
  },
];
