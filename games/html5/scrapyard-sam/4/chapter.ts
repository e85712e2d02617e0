import type { Chapter } from "#html5/scrapyard-sam/engine/core/chapter.ts";
import type { Stamp } from "#html5/scrapyard-sam/engine/core/things/hazards.ts";

const vent = (x: number, z: number, offset: number): Stamp => ({
  kind: "stamp",
  look: "vent",
  x,
  z,
  half: 52,
  deep: 28,
  every: 190,
  offset,
});

/** The foundry under the crown: fire from the floor, tin copies of Sam, and a king with far too big hands. */
export const chapter: Chapter = {
  slug: "scrapyard-sam-4",
  tricks: ["spring", "roll", "pound", "jets", "magnet", "driver"],
  roster: ["tinny", "lid", "welder", "jack", "drone", "copycat", "barrel", "toaster", "fridge"],
  scrap: ["hammer", "cube", "keg", "wrench"],
  hasWarmUp: true,
  tougher: 1.5,
  fiercer: 1.7,
  par: 604,
  stops: [
    {
      name: "backDoor",
      at: 260,
      find: "whirl",
      waves: ["tinny tinny tinny", "lid tinny tinny", "tinny tinny tinny tinny"],
      things: [{ kind: "hammer", x: 700, z: 30 }],
    },
    {
      name: "boilerRoom",
      at: 1120,
      waves: ["welder tinny tinny", "jack jack", "copycat tinny"],
      hazards: [vent(300, 40, 0), vent(640, 84, 95)],
      things: [{ kind: "crate", x: 480, z: 104, inside: "oil" }],
    },
    {
      name: "ladle",
      at: 1980,
      turns: 2,
      waves: ["drone drone tinny", "copycat drone", "lid welder jack"],
      things: [
        { kind: "keg", x: 360, z: 30 },
        { kind: "drum", x: 660, z: 80 },
      ],
    },
    {
      name: "hallOfCopies",
      at: 2840,
      turns: 2,
      waves: ["copycat", "copycat copycat", "toaster toaster copycat"],
      things: [
        { kind: "crate", x: 240, z: 100, inside: "hammer" },
        { kind: "crate", x: 760, z: 20, inside: "oil" },
      ],
    },
    {
      name: "slagBelt",
      at: 3700,
      find: "overdrive",
      turns: 2,
      waves: ["tinny tinny lid lid", "barrel barrel copycat", "jack welder drone tinny"],
      hazards: [{ kind: "belt", from: 180, to: 780, push: -1.3 }, vent(480, 100, 40)],
    },
    {
      name: "gearWorks",
      at: 5320,
      piece: "machine",
      turns: 2,
      waves: ["fridge fridge", "welder drone drone", "fridge copycat toaster"],
      things: [
        { kind: "cube", x: 320, z: 90 },
        { kind: "drum", x: 560, z: 40 },
        { kind: "crate", x: 800, z: 60, inside: "oil" },
      ],
    },
    {
      name: "redCarpet",
      at: 6180,
      turns: 2,
      waves: ["copycat copycat jack", "lid lid fridge", "barrel toaster welder drone"],
      hazards: [vent(220, 30, 0), vent(480, 90, 64), vent(740, 30, 128)],
      things: [{ kind: "crate", x: 130, z: 100, inside: "battery" }],
    },
    {
      name: "throneStairs",
      at: 7040,
      turns: 3,
      waves: ["fridge copycat lid", "jack jack drone drone", "fridge fridge copycat copycat"],
      things: [
        { kind: "hammer", x: 260, z: 30 },
        { kind: "crate", x: 520, z: 104, inside: "oil" },
        { kind: "crate", x: 800, z: 20, inside: "oil" },
      ],
    },
  ],
  boss: {
    name: "cog",
    hp: 1250,
    half: 96,
    tall: 180,
    speed: 1.8,
    worth: 3000,
    phases: [
      {
        under: 1,
        acts: [
          { kind: "fist", count: 2, open: 70 },
          { kind: "beam", open: 80 },
          { kind: "quake", count: 1, open: 80 },
        ],
      },
      {
        under: 0.7,
        acts: [
          { kind: "spit", what: "copycat", count: 1, open: 30 },
          { kind: "fist", count: 3, pace: 1.15, open: 80 },
          { kind: "rain", count: 6, pace: 1.2, open: 50 },
          { kind: "beam", count: 2, open: 90 },
        ],
      },
      {
        under: 0.35,
        acts: [
          { kind: "ram", count: 3, pace: 1.2, open: 130 },
          { kind: "fist", count: 3, pace: 1.3, open: 80 },
          { kind: "quake", count: 3, pace: 1.15, open: 90 },
          { kind: "beam", count: 2, pace: 1.3, open: 90 },
        ],
      },
    ],
  },
};
