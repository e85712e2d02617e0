import type { Spot } from "./field.ts";

/**
 * Where a runner goes, in steps from where he lined up: `x` upfield, `y` towards the middle of the field.
 * After the last point he goes on in the same direction.
 */
export type Route = readonly Spot[];

/** Its words are the messages `play.` and `playNote.` of this name. */
export type PlayId = "slants" | "posts" | "sweep" | "dive" | "curls" | "corner" | "rainbow";

export type Play = {
  id: PlayId;
  kind: "pass" | "run";
  /** Top, bottom and slot receiver. */
  routes: readonly [Route, Route, Route];
  /** Where the back goes; none: he stays and blocks. */
  back?: Route;
  /** Matches played before it joins the playbook. */
  after: number;
};

const at = (x: number, y: number): Spot => ({ x, y });

export const playbook: readonly Play[] = [
  {
    id: "slants",
    kind: "pass",
    routes: [
      [at(4, 0), at(10, 6)],
      [at(4, 0), at(10, 6)],
      [at(7, 0), at(7.5, -6)],
    ],
    after: 0,
  },
  {
    id: "posts",
    kind: "pass",
    routes: [
      [at(13, 0), at(24, 6)],
      [at(11, 0), at(11.5, -1.5), at(24, -1.5)],
      [at(8, 0), at(9, -7)],
    ],
    after: 0,
  },
  {
    id: "sweep",
    kind: "run",
    routes: [[at(8, 2)], [at(8, 1)], [at(7, -2)]],
    back: [at(1, 8), at(8, 9)],
    after: 0,
  },
  {
    id: "dive",
    kind: "run",
    routes: [[at(8, 3)], [at(8, 3)], [at(6, 1)]],
    back: [at(4, 3.5), at(12, 3.5)],
    after: 1,
  },
  {
    id: "curls",
    kind: "pass",
    routes: [
      [at(11, 0), at(9, 1.5), at(9, 2)],
      [at(11, 0), at(9, 1.5), at(9, 2)],
      [at(5, 0), at(6, 5)],
    ],
    after: 2,
  },
  {
    id: "corner",
    kind: "pass",
    routes: [
      [at(8, 4), at(20, -1)],
      [at(8, 4), at(20, -1)],
      [at(10, 0), at(22, 5)],
    ],
    back: [at(2, -3), at(9, -5)],
    after: 3,
  },
  {
    id: "rainbow",
    kind: "pass",
    routes: [[at(30, 0)], [at(30, 0)], [at(12, 0), at(30, 4)]],
    after: 5,
  },
];

/** What a team that has played so many matches can call. */
export const playsAfter = (matches: number) => playbook.filter(({ after }) => after <= matches);
