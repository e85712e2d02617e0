import type { Species } from "#html5/raft-rumble/core/crew.ts";
import type { Blueprint } from "#html5/raft-rumble/core/parts.ts";
import type { GadgetKind } from "#html5/raft-rumble/core/shots/gadgets.ts";
import type { HurdleKind } from "#html5/raft-rumble/core/world.ts";

export type Waters = "lagoon" | "ocean" | "storm" | "night";

export type Fleet = {
  x: number;
  blueprint: Blueprint;
  /** Who stands in which column. */
  crew: readonly (readonly [Species, number])[];
};

type CourseName =
  | "splash"
  | "boxes"
  | "breeze"
  | "luggage"
  | "castle"
  | "bath"
  | "twins"
  | "loud"
  | "whale"
  | "school"
  | "thunder"
  | "buoys"
  | "night"
  | "regatta"
  | "king"
  | "duel";
export type SeaName = "openSea" | "lagoon" | "rock" | "whaleWatch" | "nightBuoys" | "storm";
export type LevelName = CourseName | SeaName;
export type LineName = CourseName | "sea";

export type Level = {
  /** Its word is the message `level.` of this name. */
  name: LevelName;
  /** One line for the card that opens the level: the message `levelLine.` of this name. */
  line: LineName;
  /** The gadget that is met here for the first time. */
  fresh?: GadgetKind;
  waters: Waters;
  swell: number;
  /** The strongest wind, in units per step and step. */
  wind: number;
  mine: readonly Fleet[];
  rivals: readonly Fleet[];
  stock: Partial<Record<GadgetKind, number>>;
  theirs: Partial<Record<GadgetKind, number>>;
  /** How far off the rivals aim: radians, and the same share of power. */
  error: number;
  hurdles?: readonly (readonly [HurdleKind, number])[];
  /** Throws for the star of the thrifty. */
  par: number;
};

const plain: Blueprint = ["|.....", "|.....", "======", "oooooo"];
const walled: Blueprint = ["...#..", "|..#..", "======", "oooooo"];
const twoStep: Blueprint = ["|......", "|==....", "=======", "ooooooo"];

const otters = (x = 165, blueprint = plain, columns: readonly number[] = [1, 3]): readonly Fleet[] => [
  { x, blueprint, crew: columns.map((column) => ["otter", column] as const) },
];
const trio = [1, 3, 4] as const;

export const levels: readonly Level[] = [
  {
    name: "splash",
    line: "splash",
    waters: "lagoon",
    swell: 5,
    wind: 0,
    mine: otters(),
    rivals: [{ x: 735, blueprint: [".....|", "======", "oooooo"], crew: [["crab", 2]] }],
    stock: {},
    theirs: {},
    error: 0.2,
    par: 2,
  },
  {
    name: "boxes",
    line: "boxes",
    fresh: "fish",
    waters: "lagoon",
    swell: 7,
    wind: 0,
    mine: otters(),
    rivals: [
      {
        x: 720,
        blueprint: ["..#....", "..#...|", ".##...|", "=======", "ooooooo"],
        crew: [
          ["crab", 3],
          ["crab", 5],
        ],
      },
    ],
    stock: { fish: 3 },
    theirs: {},
    error: 0.17,
    par: 4,
  },
  {
    name: "breeze",
    line: "breeze",
    waters: "lagoon",
    swell: 9,
    wind: 0.022,
    mine: otters(170, walled, [0, 2]),
    rivals: [
      {
        x: 775,
        blueprint: ["#....#", "#....#", "======", "oooooo"],
        crew: [
          ["crab", 2],
          ["crab", 4],
        ],
      },
    ],
    stock: { fish: 2 },
    theirs: {},
    error: 0.155,
    par: 4,
  },
  {
    name: "luggage",
    line: "luggage",
    fresh: "anchor",
    waters: "lagoon",
    swell: 9,
    wind: 0.018,
    mine: otters(160, plain, trio),
    rivals: [
      {
        x: 730,
        blueprint: ["..==...", ".#==#..", "=======", "ooooooo"],
        crew: [
          ["crab", 2],
          ["crab", 3],
          ["crab", 5],
        ],
      },
    ],
    stock: { fish: 1, anchor: 3 },
    theirs: { fish: 1 },
    error: 0.14,
    par: 5,
  },
  {
    name: "castle",
    line: "castle",
    waters: "lagoon",
    swell: 11,
    wind: 0.02,
    mine: otters(160, twoStep, [1, 3, 5]),
    rivals: [
      {
        x: 745,
        blueprint: ["#.....#", "#.....#", "##.#.##", "=======", "ooooooo"],
        crew: [
          ["crab", 1],
          ["crab", 3],
          ["crab", 4],
        ],
      },
    ],
    stock: { fish: 2, anchor: 3 },
    theirs: { anchor: 1 },
    error: 0.125,
    par: 6,
  },
  {
    name: "bath",
    line: "bath",
    fresh: "ducks",
    waters: "ocean",
    swell: 13,
    wind: 0.022,
    mine: otters(155, plain, trio),
    rivals: [
      {
        x: 770,
        blueprint: [".....|", "#....|", "======", "oooooo"],
        crew: [
          ["penguin", 1],
          ["penguin", 3],
          ["penguin", 4],
        ],
      },
    ],
    stock: { fish: 1, anchor: 1, ducks: 3 },
    theirs: { fish: 2 },
    error: 0.115,
    hurdles: [["rock", 465]],
    par: 5,
  },
  {
    name: "twins",
    line: "twins",
    waters: "ocean",
    swell: 14,
    wind: 0.026,
    mine: otters(140, walled, [0, 2, 4]),
    rivals: [
      {
        x: 590,
        blueprint: ["=====", "ooooo"],
        crew: [
          ["penguin", 1],
          ["penguin", 3],
        ],
      },
      {
        x: 835,
        blueprint: ["....|", "=====", "ooooo"],
        crew: [
          ["penguin", 1],
          ["penguin", 3],
        ],
      },
    ],
    stock: { fish: 2, anchor: 2, ducks: 2 },
    theirs: { fish: 1, ducks: 1 },
    error: 0.105,
    par: 6,
  },
  {
    name: "loud",
    line: "loud",
    fresh: "horn",
    waters: "ocean",
    swell: 13,
    wind: 0.024,
    mine: otters(215, plain, trio),
    rivals: [
      {
        x: 620,
        blueprint: ["======", "oooooo"],
        crew: [
          ["penguin", 0],
          ["penguin", 2],
          ["penguin", 4],
          ["penguin", 5],
        ],
      },
    ],
    stock: { fish: 1, anchor: 1, horn: 3 },
    theirs: { anchor: 1, fish: 1 },
    error: 0.1,
    par: 5,
  },
  {
    name: "whale",
    line: "whale",
    waters: "ocean",
    swell: 16,
    wind: 0.026,
    mine: otters(150, twoStep, [1, 3, 5]),
    rivals: [
      {
        x: 790,
        blueprint: ["|.....#", "|.#...#", "=======", "ooooooo"],
        crew: [
          ["penguin", 1],
          ["penguin", 3],
          ["penguin", 5],
        ],
      },
    ],
    stock: { fish: 2, ducks: 1, horn: 1, anchor: 1 },
    theirs: { horn: 1, ducks: 1 },
    error: 0.09,
    hurdles: [["whale", 470]],
    par: 6,
  },
  {
    name: "school",
    line: "school",
    fresh: "spring",
    waters: "ocean",
    swell: 13,
    wind: 0.03,
    mine: otters(150, walled, [0, 2, 4]),
    rivals: [
      {
        x: 640,
        blueprint: [".==..", "=====", "ooooo"],
        crew: [
          ["penguin", 2],
          ["penguin", 3],
        ],
      },
      {
        x: 845,
        blueprint: ["..==.", "=====", "ooooo"],
        crew: [
          ["penguin", 1],
          ["penguin", 3],
        ],
      },
    ],
    stock: { fish: 1, anchor: 2, spring: 3 },
    theirs: { spring: 1, fish: 1, anchor: 1 },
    error: 0.082,
    par: 6,
  },
  {
    name: "thunder",
    line: "thunder",
    waters: "storm",
    swell: 25,
    wind: 0.03,
    mine: otters(155, plain, trio),
    rivals: [
      {
        x: 770,
        blueprint: ["#....#", "======", "oooooo"],
        crew: [
          ["walrus", 1],
          ["walrus", 3],
          ["walrus", 4],
        ],
      },
    ],
    stock: { fish: 1, anchor: 2, ducks: 1, horn: 1, spring: 1 },
    theirs: { anchor: 1, horn: 1 },
    error: 0.075,
    par: 6,
  },
  {
    name: "buoys",
    line: "buoys",
    waters: "storm",
    swell: 19,
    wind: 0.028,
    mine: otters(150, twoStep, [1, 3, 5]),
    rivals: [
      {
        x: 800,
        blueprint: ["...|...", ".==|==.", "=======", "ooooooo"],
        crew: [
          ["walrus", 1],
          ["walrus", 4],
          ["walrus", 6],
        ],
      },
    ],
    stock: { fish: 2, ducks: 2, horn: 1, spring: 1 },
    theirs: { fish: 2, spring: 1 },
    error: 0.068,
    hurdles: [
      ["buoy", 370],
      ["buoy", 480],
      ["buoy", 590],
    ],
    par: 6,
  },
  {
    name: "night",
    line: "night",
    waters: "night",
    swell: 17,
    wind: 0.042,
    mine: otters(155, walled, [0, 2, 4]),
    rivals: [
      {
        x: 775,
        blueprint: ["#.....#", "#..|..#", "=======", "ooooooo"],
        crew: [
          ["walrus", 1],
          ["walrus", 3],
          ["walrus", 5],
        ],
      },
    ],
    stock: { fish: 4, horn: 1, anchor: 1, spring: 1 },
    theirs: { fish: 3 },
    error: 0.06,
    par: 6,
  },
  {
    name: "regatta",
    line: "regatta",
    waters: "night",
    swell: 16,
    wind: 0.032,
    mine: otters(130, twoStep, [0, 2, 4, 6]),
    rivals: [
      { x: 475, blueprint: ["====", "oooo"], crew: [["crab", 1]] },
      {
        x: 655,
        blueprint: ["#....", "=====", "ooooo"],
        crew: [
          ["penguin", 1],
          ["penguin", 3],
        ],
      },
      {
        x: 845,
        blueprint: ["=====", "ooooo"],
        crew: [["walrus", 2]],
      },
    ],
    stock: { fish: 2, anchor: 2, ducks: 2, horn: 2, spring: 2 },
    theirs: { fish: 1, ducks: 1, spring: 1 },
    error: 0.06,
    par: 7,
  },
  {
    name: "king",
    line: "king",
    waters: "night",
    swell: 20,
    wind: 0.03,
    mine: otters(150, twoStep, [0, 2, 4, 6]),
    rivals: [
      {
        x: 770,
        blueprint: ["...==...", "#.====.#", "========", "oooooooo"],
        crew: [
          ["walrus", 1],
          ["king", 3],
          ["walrus", 6],
        ],
      },
    ],
    stock: { fish: 2, anchor: 3, ducks: 2, horn: 1, spring: 2 },
    theirs: { anchor: 1, ducks: 1 },
    error: 0.055,
    par: 8,
  },
];

/** Two on one keyboard: the same raft for both, and a bit of everything. */
export const duel: Level = {
  name: "duel",
  line: "duel",
  waters: "ocean",
  swell: 13,
  wind: 0.028,
  mine: [
    {
      x: 160,
      blueprint: ["|.....", "|..#..", "======", "oooooo"],
      crew: [
        ["otter", 0],
        ["otter", 2],
        ["otter", 4],
      ],
    },
  ],
  rivals: [
    {
      x: 800,
      blueprint: [".....|", "..#..|", "======", "oooooo"],
      crew: [
        ["penguin", 5],
        ["penguin", 3],
        ["penguin", 1],
      ],
    },
  ],
  stock: { fish: 2, anchor: 2, ducks: 2, horn: 2, spring: 2 },
  theirs: { fish: 2, anchor: 2, ducks: 2, horn: 2, spring: 2 },
  error: 0,
  par: 0,
};
