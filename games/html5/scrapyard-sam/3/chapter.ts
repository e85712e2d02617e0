import type { Chapter } from "#html5/scrapyard-sam/engine/core/chapter.ts";
import type { Stamp } from "#html5/scrapyard-sam/engine/core/things/hazards.ts";

const hook = (x: number, z: number, offset: number): Stamp => ({
  kind: "stamp",
  look: "hook",
  x,
  z,
  half: 62,
  deep: 32,
  every: 240,
  offset,
});

/** The docks in a storm: things that fly, things that burn, and a captain who swings his anchor. */
export const chapter: Chapter = {
  slug: "scrapyard-sam-3",
  tricks: ["spring", "roll", "pound", "jets"],
  roster: ["tinny", "drone", "welder", "lid", "barrel", "fridge"],
  scrap: ["fish", "keg", "hubcap", "pipe"],
  tougher: 1.4,
  fiercer: 1.5,
  par: 556,
  stops: [
    {
      name: "lowTide",
      at: 260,
      find: "magnet",
      waves: ["tinny tinny tinny", "drone tinny", "drone drone tinny"],
      things: [
        { kind: "keg", x: 520, z: 60 },
        { kind: "fish", x: 760, z: 30 },
        { kind: "hubcap", x: 880, z: 90 },
      ],
    },
    {
      name: "pierNine",
      at: 1120,
      waves: ["drone drone", "welder tinny tinny", "welder drone tinny"],
      things: [
        { kind: "crate", x: 380, z: 104, inside: "bolt" },
        { kind: "keg", x: 700, z: 24 },
      ],
    },
    {
      name: "underHooks",
      at: 1980,
      waves: ["lid tinny tinny", "lid drone drone", "welder lid tinny"],
      hazards: [hook(300, 80, 0), hook(640, 40, 120)],
      things: [{ kind: "crate", x: 480, z: 20, inside: "oil" }],
    },
    {
      name: "fishMarket",
      at: 2840,
      turns: 2,
      waves: ["welder welder", "drone drone drone", "barrel welder tinny"],
      things: [
        { kind: "fish", x: 240, z: 90 },
        { kind: "fish", x: 560, z: 30 },
        { kind: "crate", x: 780, z: 100, inside: "oil" },
      ],
    },
    {
      name: "containerRow",
      at: 3700,
      find: "driver",
      waves: ["tinny lid tinny", "barrel barrel drone", "lid welder lid"],
      things: [
        { kind: "drum", x: 520, z: 80 },
        { kind: "keg", x: 640, z: 30 },
      ],
    },
    {
      name: "ferry",
      at: 4560,
      turns: 2,
      waves: ["drone drone lid", "fridge drone", "fridge welder tinny"],
      hazards: [{ kind: "belt", from: 250, to: 710, push: -1.1 }],
      things: [
        { kind: "crate", x: 260, z: 100, inside: "fish" },
        { kind: "crate", x: 700, z: 20, inside: "oil" },
      ],
    },
    {
      name: "stormWall",
      at: 6520,
      piece: "flood",
      turns: 2,
      waves: ["welder drone welder", "barrel lid drone tinny", "fridge drone drone"],
      hazards: [hook(240, 40, 0), hook(480, 90, 80), hook(720, 40, 160)],
      things: [{ kind: "crate", x: 140, z: 100, inside: "battery" }],
    },
    {
      name: "lighthouseSteps",
      at: 7380,
      turns: 2,
      waves: ["lid lid welder", "fridge fridge", "drone drone welder barrel"],
      things: [
        { kind: "keg", x: 300, z: 30 },
        { kind: "keg", x: 360, z: 90 },
        { kind: "crate", x: 800, z: 20, inside: "oil" },
      ],
    },
  ],
  boss: {
    name: "bilge",
    hp: 780,
    half: 70,
    tall: 140,
    speed: 2.4,
    worth: 2100,
    phases: [
      {
        under: 1,
        acts: [
          { kind: "hurl", open: 90 },
          { kind: "sweep", count: 1, open: 110 },
          { kind: "bite", open: 50 },
        ],
      },
      {
        under: 0.66,
        acts: [
          { kind: "hurl", count: 2, open: 90 },
          { kind: "quake", count: 2, open: 90 },
          { kind: "spit", what: "drone", count: 2, open: 40 },
          { kind: "sweep", count: 2, open: 110 },
        ],
      },
      {
        under: 0.33,
        acts: [
          { kind: "sweep", count: 2, pace: 1.35, open: 120 },
          { kind: "hurl", count: 3, pace: 1.3, open: 110 },
          { kind: "quake", count: 3, pace: 1.1, open: 110 },
        ],
      },
    ],
  },
};
