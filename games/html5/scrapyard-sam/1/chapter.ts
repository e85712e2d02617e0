import type { Chapter } from "#html5/scrapyard-sam/engine/core/chapter.ts";

/** The yard at sunset: where Sam wakes up, and where everybody wants his batteries. */
export const chapter: Chapter = {
  slug: "scrapyard-sam-1",
  tricks: [],
  roster: ["tinny", "barrel", "toaster", "fridge"],
  scrap: ["pipe", "tyre", "hubcap", "sign"],
  tougher: 1.15,
  fiercer: 1.1,
  par: 498,
  stops: [
    {
      name: "gate",
      at: 260,
      waves: ["tinny", "tinny tinny", "tinny tinny"],
      things: [{ kind: "pipe", x: 620, z: 30 }],
    },
    {
      name: "tyreAlley",
      at: 1120,
      waves: ["tinny tinny tinny", "barrel tinny", "barrel tinny"],
      things: [
        { kind: "tyre", x: 380, z: 40 },
        { kind: "tyre", x: 430, z: 95 },
        { kind: "crate", x: 720, z: 100, inside: "bolt" },
      ],
    },
    {
      name: "bathtubHill",
      at: 1980,
      find: "spring",
      waves: ["tinny tinny", "barrel tinny tinny", "barrel barrel tinny"],
      things: [
        { kind: "crate", x: 560, z: 104, inside: "oil" },
        { kind: "hubcap", x: 300, z: 20 },
      ],
    },
    {
      name: "washDay",
      at: 2840,
      waves: ["toaster tinny tinny", "toaster barrel tinny", "toaster toaster tinny"],
      things: [
        { kind: "crate", x: 240, z: 20, inside: "sign" },
        { kind: "drum", x: 660, z: 70 },
      ],
    },
    {
      name: "craneCorner",
      at: 3700,
      find: "roll",
      waves: ["barrel tinny barrel", "toaster tinny toaster", "barrel toaster tinny tinny"],
      things: [
        { kind: "crate", x: 760, z: 96, inside: "oil" },
        { kind: "pipe", x: 420, z: 24 },
      ],
    },
    {
      name: "busStop",
      at: 4560,
      waves: ["fridge", "tinny tinny toaster", "fridge barrel"],
      things: [
        { kind: "sign", x: 320, z: 100 },
        { kind: "drum", x: 600, z: 30 },
        { kind: "drum", x: 690, z: 90 },
      ],
    },
    {
      name: "carStacks",
      at: 6720,
      piece: "chase",
      turns: 2,
      waves: ["tinny tinny tinny tinny", "fridge toaster toaster", "barrel barrel tinny tinny"],
      things: [
        { kind: "crate", x: 180, z: 90, inside: "battery" },
        { kind: "tyre", x: 520, z: 40 },
        { kind: "hubcap", x: 620, z: 100 },
        { kind: "crate", x: 820, z: 20, inside: "oil" },
      ],
    },
    {
      name: "lastHeap",
      at: 7580,
      turns: 2,
      waves: ["fridge fridge", "toaster barrel tinny tinny", "fridge barrel toaster tinny"],
      things: [
        { kind: "crate", x: 220, z: 100, inside: "pipe" },
        { kind: "crate", x: 760, z: 20, inside: "oil" },
        { kind: "drum", x: 480, z: 60 },
      ],
    },
  ],
  boss: {
    name: "crunch",
    hp: 640,
    half: 88,
    tall: 150,
    speed: 2.2,
    worth: 1500,
    phases: [
      {
        under: 1,
        acts: [
          { kind: "bite", open: 60 },
          { kind: "ram", open: 120 },
          { kind: "spit", what: "cube", count: 2, open: 60 },
        ],
      },
      {
        under: 0.66,
        acts: [
          { kind: "spit", what: "tinny", count: 2, open: 40 },
          { kind: "ram", count: 2, open: 120 },
          { kind: "bite", open: 50 },
          { kind: "bite", open: 60 },
        ],
      },
      {
        under: 0.33,
        acts: [
          { kind: "ram", count: 3, pace: 1.25, open: 140 },
          { kind: "spit", what: "cube", count: 2, open: 40 },
          { kind: "bite", pace: 1.3, open: 60 },
        ],
      },
    ],
  },
};
