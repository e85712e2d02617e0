import type { Panel } from "#html5/scrapyard-sam/engine/draw/panel.ts";

/** What happens before each scene: down to the one who makes copies of Sam, and up to his throne. */
export const comics: readonly (readonly Panel[])[] = [
  [
    {
      scene: 1,
      at: 60,
      actors: [
        { who: "copycat", x: 90, size: 1.9 },
        { who: "copycat", x: 210, size: 1.9 },
      ],
      words: "4a1",
    },
    {
      scene: 0,
      at: 300,
      actors: [{ who: "sam", x: 130, y: 248, size: 1.8, state: "strike", t: 4 }],
      words: "4a2",
    },
  ],
  [
    {
      scene: 1,
      at: 640,
      actors: [
        { who: "sam", x: 60, size: 1.7, state: "hurt" },
        { who: "copycat", x: 150, size: 1.7, isBack: true },
        { who: "copycat", x: 204, size: 1.7, isBack: true },
        { who: "copycat", x: 258, size: 1.7, isBack: true },
      ],
      words: "4b1",
    },
    {
      scene: 1,
      at: 1200,
      actors: [
        { who: "sam", x: 110, y: 248, size: 1.8, state: "toss", t: 6 },
        { who: "copycat", x: 230, y: 150, size: 1.5, isBack: true },
      ],
      words: "4b2",
    },
  ],
  [
    {
      scene: 2,
      at: 150,
      actors: [{ who: "sam", x: 140, y: 248, size: 1.8, state: "pull" }],
      words: "4c1",
    },
    {
      scene: 2,
      at: 760,
      actors: [
        { who: "boss", x: 180, y: 250, size: 1.1, isBack: true },
        { who: "sam", x: 54, y: 272, size: 1.2 },
      ],
      words: "4c2",
    },
  ],
];
