import type { Chapter } from "#html5/scrapyard-sam/engine/core/chapter.ts";
import type { Stamp } from "#html5/scrapyard-sam/engine/core/things/hazards.ts";

const press = (x: number, z: number, offset: number): Stamp => ({
  kind: "stamp",
  look: "press",
  x,
  z,
  half: 58,
  deep: 30,
  every: 210,
  offset,
});

/** A factory at night: belts that carry you off, presses that mean it, and a foreman who hangs from the roof. */
export const chapter: Chapter = {
  slug: "scrapyard-sam-2",
  tricks: ["spring", "roll"],
  roster: ["tinny", "lid", "jack", "toaster", "barrel", "fridge"],
  scrap: ["wrench", "hubcap", "cube", "pipe"],
  tougher: 1.3,
  fiercer: 1.3,
  par: 538,
  stops: [
    {
      name: "clockingIn",
      at: 260,
      find: "pound",
      waves: ["tinny tinny tinny", "lid tinny", "tinny lid tinny"],
      things: [
        { kind: "crate", x: 520, z: 100, inside: "bolt" },
        { kind: "wrench", x: 640, z: 30 },
      ],
    },
    {
      name: "beltOne",
      at: 1120,
      waves: ["lid tinny tinny", "jack tinny", "jack lid"],
      hazards: [{ kind: "belt", from: 200, to: 760, push: -1.1 }],
      things: [{ kind: "drum", x: 820, z: 60 }],
    },
    {
      name: "presses",
      at: 1980,
      waves: ["tinny tinny jack", "lid jack tinny", "jack jack tinny"],
      hazards: [press(320, 90, 0), press(620, 34, 105)],
      things: [
        { kind: "crate", x: 460, z: 20, inside: "oil" },
        { kind: "cube", x: 800, z: 96 },
      ],
    },
    {
      name: "teaBreak",
      at: 2840,
      waves: ["toaster toaster", "toaster lid tinny", "jack toaster lid"],
      things: [
        { kind: "crate", x: 220, z: 100, inside: "wrench" },
        { kind: "crate", x: 700, z: 104, inside: "oil" },
      ],
    },
    {
      name: "beltTwo",
      at: 3700,
      find: "jets",
      waves: ["jack tinny jack", "barrel lid tinny", "barrel jack toaster"],
      hazards: [
        { kind: "belt", from: 120, to: 480, push: 1.2 },
        { kind: "belt", from: 480, to: 840, push: -1.2 },
        press(480, 60, 60),
      ],
    },
    {
      name: "paintShop",
      at: 4560,
      turns: 2,
      waves: ["lid lid", "toaster jack tinny tinny", "fridge lid"],
      things: [
        { kind: "drum", x: 340, z: 30 },
        { kind: "drum", x: 610, z: 96 },
        { kind: "crate", x: 800, z: 60, inside: "oil" },
      ],
    },
    {
      name: "overtime",
      at: 6720,
      piece: "ride",
      turns: 2,
      waves: ["barrel barrel lid", "fridge jack toaster", "jack jack lid tinny"],
      hazards: [press(260, 40, 0), press(480, 86, 70), press(700, 40, 140)],
      things: [
        { kind: "crate", x: 140, z: 100, inside: "battery" },
        { kind: "wrench", x: 560, z: 20 },
      ],
    },
    {
      name: "loadingBay",
      at: 7580,
      turns: 2,
      waves: ["fridge tinny tinny", "toaster barrel jack", "lid lid fridge jack"],
      hazards: [{ kind: "belt", from: 260, to: 700, push: -1.3 }],
      things: [
        { kind: "crate", x: 180, z: 100, inside: "cube" },
        { kind: "crate", x: 800, z: 20, inside: "oil" },
      ],
    },
  ],
  boss: {
    name: "clutch",
    hp: 700,
    half: 64,
    tall: 130,
    speed: 2,
    worth: 1800,
    phases: [
      {
        under: 1,
        acts: [
          { kind: "drop", open: 110 },
          { kind: "drop", open: 110 },
          { kind: "rain", count: 5, open: 50 },
        ],
      },
      {
        under: 0.66,
        acts: [
          { kind: "drop", count: 2, open: 120 },
          { kind: "spit", what: "jack", count: 2, open: 40 },
          { kind: "drop", open: 100 },
          { kind: "rain", count: 7, pace: 1.2, open: 50 },
        ],
      },
      {
        under: 0.33,
        acts: [
          { kind: "drop", count: 3, pace: 1.25, open: 150 },
          { kind: "rain", count: 9, pace: 1.4, open: 60 },
          { kind: "quake", count: 2, open: 90 },
        ],
      },
    ],
  },
};
