import { visitedPages } from "#quality/bench/browser/visited-pages.ts";
import { type Figure, isMoreBetter, isPortable } from "#quality/bench/figures.ts";
import { firstMinuteFigures } from "#quality/bench/server/first-minute.ts";
import { frameTargets } from "./frame-targets.ts";
import { interactionTargets } from "./interaction-targets.ts";
import { paintTargets } from "./paint-targets.ts";
import type { Target } from "./target.ts";

const without = visitedPages.filter(({ hasIslands }) => !hasIslands).map(({ name }) => name);
const withIslands = visitedPages.filter(({ hasIslands }) => hasIslands).map(({ name }) => name);
const all = visitedPages.map(({ name }) => name);
const lists = ["list", "list with thumbnails"];
const inBrowser = (pages: readonly string[], what: string) => pages.map((page) => `browser/${page}/${what}`);

/** Performance targets of the portal. */
export const targets: readonly Target[] = [
  ...paintTargets,
  ...interactionTargets,
  ...frameTargets,
  {
    what: "script on pages that need none",
    unit: "bytes",
    limit: 0,
    figures: inBrowser(without, "script before interaction"),
  },
  {
    what: "script of the landing page and of a game's before launch, all awake",
    unit: "bytes",
    limit: 80_000,
    figures: inBrowser(withIslands, "script after interaction"),
  },
  {
    what: "script that holds up the first paint",
    unit: "bytes",
    limit: 0,
    figures: inBrowser(all, "script that holds up the paint"),
  },
  {
    what: "list on first view, thumbnails off",
    unit: "bytes",
    limit: 25_000,
    figures: inBrowser(["list"], "bytes"),
  },
  {
    what: "list on first view, thumbnails on",
    unit: "bytes",
    limit: 250_000,
    figures: inBrowser(["list with thumbnails"], "bytes"),
  },
  {
    what: "heads of a list with thumbnails",
    unit: "bytes",
    limit: 20_000,
    figures: inBrowser(["list with thumbnails"], "bytes of heads"),
  },
  { what: "layout shift of any page", unit: "shift", limit: 0.02, figures: inBrowser(all, "CLS") },
  { what: "elements of the list", unit: "nodes", limit: 900, figures: inBrowser(lists, "nodes") },
  {
    what: "list of 100,000 games against 500, CPU",
    unit: "times",
    limit: 1.15,
    figures: ["server/100000/list/kept against 500", "server/100000/list/anew against 500"],
  },
  {
    what: "list of 1,000,000 games against 500, CPU",
    unit: "times",
    limit: 1.3,
    figures: ["server/1000000/list/kept against 500", "server/1000000/list/anew against 500"],
  },
  {
    // Other games stand on the page, and their names are not of the same length.
    what: "list of 100,000 and 1,000,000 games against 500, bytes (1.00, give or take 2 %)",
    unit: "times",
    limit: 1.02,
    figures: ["server/100000/list/anew bytes against 500", "server/1000000/list/anew bytes against 500"],
  },
  {
    what: "list per second of CPU against the same bytes as a file",
    unit: "share",
    limit: 0.5,
    figures: ["server/500/list/kept of the file"],
  },
  {
    what: "longest answer in the minute after a start with 1,000,000 games",
    unit: "ms",
    limit: 50,
    figures: firstMinuteFigures(1_000_000),
  },
  { what: "memory of the server, idle", unit: "MB", limit: 120, figures: ["start/memory idle"] },
  {
    what: "memory of the server at full load",
    unit: "MB",
    limit: 250,
    figures: ["start/memory at full load"],
  },
  { what: "start to the first page", unit: "s CPU", limit: 1, figures: ["start/CPU to the first page"] },
  {
    what: "tapes of a minute that a core checks in a second",
    unit: "per second",
    limit: 200,
    figures: ["records/replays of all games in turn", "records/runs checked and placed, per minute of tape"],
  },
  {
    what: "busy rooms of two on a core",
    unit: "rooms",
    limit: 300,
    figures: ["together/busy rooms that a core serves"],
  },
  { what: "memory of an idle room", unit: "KB", limit: 30, figures: ["together/memory of an idle room"] },
  {
    what: "bytes a second of each player, either way",
    unit: "bytes",
    limit: 5000,
    figures: ["together/bytes a second, up", "together/bytes a second, down"],
  },
  {
    what: "steps a second in a round on a line of 150 ms, of 60",
    unit: "share",
    limit: 0.99,
    figures: ["together/steps, of 60 a second"],
  },
  {
    what: "wrong states in a round on a line of 150 ms",
    unit: "runs",
    limit: 0,
    figures: ["together/wrong states"],
  },
  {
    what: "portal around a running game",
    unit: "% of a core",
    limit: 1,
    figures: ["stage/portal around a game"],
  },
];

export type Judged = Target & { readonly worst: Figure; readonly isMet: boolean; readonly isGated: boolean };

/** Compares the figures of a run with the targets. Those of which nothing was measured this time are left out. */
export function judge(figures: readonly Figure[], against: readonly Target[] = targets): Judged[] {
  return against.flatMap((target) => {
    const sign = isMoreBetter(target.unit) ? -1 : 1;
    const [worst] = figures
      .filter(({ name }) => target.figures.includes(name))
      .toSorted((a, b) => sign * (b.value - a.value));
    if (!worst) return [];
    if (worst.unit !== target.unit)
      throw new Error(`${target.what} is in ${target.unit}, and ${worst.name} in ${worst.unit}`);
    const isMet = sign * worst.value <= sign * target.limit;
    return [{ ...target, worst, isMet, isGated: isPortable(target) }];
  });
}
