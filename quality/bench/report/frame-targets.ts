import { MAX_AGAINST_CONTROL, MAX_AGAINST_TRAVEL } from "#quality/bench/frames/frame-figures.ts";
import type { Target } from "./target.ts";

/** Targets of the first frame of games, and of the service worker on a first visit. */
export const frameTargets: readonly Target[] = [
  {
    what: "first frame of any own game after its launch",
    unit: "ms",
    limit: 2500,
    figures: ["frames/own games/first frame"],
  },
  {
    what: "first frame of any own game against the first paint of a control page",
    unit: "times",
    limit: MAX_AGAINST_CONTROL,
    figures: ["frames/own games/against control"],
  },
  {
    what: "first frame of any own game against the travel time of its bytes",
    unit: "times",
    limit: MAX_AGAINST_TRAVEL,
    figures: ["frames/own games/against travel"],
  },
  {
    what: "Flash engine after the press on launch, and for a second game",
    unit: "bytes",
    limit: 0,
    figures: ["frames/engine/bytes after the press", "frames/engine/bytes for a second game"],
  },
  {
    what: "first install of the service worker",
    unit: "bytes",
    limit: 60_000,
    figures: ["first visit/list/bytes of the worker"],
  },
  {
    what: "wait of the service worker for an idle page, against 5 s",
    unit: "share",
    limit: 1,
    figures: ["first visit/list/wait of the worker against 5 s"],
  },
];
