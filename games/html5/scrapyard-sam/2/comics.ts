import type { Panel } from "#html5/scrapyard-sam/engine/draw/panel.ts";

/** What happens before each scene: through the factory, and out of it again. */
export const comics: readonly (readonly Panel[])[] = [
  [
    {
      scene: 2,
      at: 640,
      actors: [
        { who: "sam", x: 110, y: 248, size: 1.8 },
        { who: "sign", x: 232, size: 2.2 },
      ],
      words: "2a1",
    },
    {
      scene: 0,
      at: 480,
      actors: [
        { who: "sam", x: 60, size: 1.6, state: "hurt" },
        { who: "lid", x: 170, size: 1.8, isBack: true },
        { who: "tinny", x: 250, size: 1.8, isBack: true },
      ],
      words: "2a2",
    },
  ],
  [
    {
      scene: 1,
      at: 300,
      actors: [
        { who: "sam", x: 150, y: 248, size: 1.8, state: "dance", t: 24 },
        { who: "drum", x: 250, size: 1.8 },
      ],
      words: "2b1",
    },
    {
      scene: 1,
      at: 900,
      actors: [
        { who: "sam", x: 60, size: 1.6, state: "hurt" },
        { who: "jack", x: 170, y: 190, size: 1.8, isBack: true },
        { who: "barrel", x: 246, size: 1.7, isBack: true },
      ],
      words: "2b2",
    },
  ],
  [
    {
      scene: 2,
      at: 300,
      actors: [{ who: "sam", x: 130, y: 248, size: 1.8, state: "strike", t: 4 }],
      words: "2c1",
    },
    {
      scene: 2,
      at: 900,
      actors: [
        { who: "boss", x: 200, size: 1.2, isBack: true },
        { who: "sam", x: 62, y: 262, size: 1.3, state: "hurt" },
      ],
      words: "2c2",
    },
  ],
];
