import type { Panel } from "#html5/scrapyard-sam/engine/draw/panel.ts";

/** What happens before each scene: a day at the sea that gets worse. */
export const comics: readonly (readonly Panel[])[] = [
  [
    {
      scene: 0,
      at: 0,
      actors: [
        { who: "sam", x: 140, y: 248, size: 1.8, state: "dance", t: 22 },
        { who: "fish", x: 240, size: 1.8 },
      ],
      words: "3a1",
    },
    {
      scene: 0,
      at: 640,
      actors: [
        { who: "sam", x: 60, size: 1.6, state: "hurt" },
        { who: "tinny", x: 160, size: 1.8, isBack: true },
        { who: "drone", x: 236, y: 150, size: 1.8, isBack: true },
      ],
      words: "3a2",
    },
  ],
  [
    {
      scene: 1,
      at: 820,
      actors: [{ who: "sam", x: 150, y: 248, size: 1.8, state: "pull" }],
      words: "3b1",
    },
    {
      scene: 1,
      at: 100,
      actors: [
        { who: "sam", x: 56, size: 1.5, state: "hurt" },
        { who: "welder", x: 160, size: 1.9, isBack: true },
        { who: "fridge", x: 246, size: 1.5, isBack: true },
      ],
      words: "3b2",
    },
  ],
  [
    {
      scene: 2,
      at: 250,
      actors: [{ who: "sam", x: 130, y: 248, size: 1.8, state: "dance", t: 30 }],
      words: "3c1",
    },
    {
      scene: 2,
      at: 1500,
      actors: [
        { who: "boss", x: 190, size: 1.2, isBack: true },
        { who: "sam", x: 60, y: 266, size: 1.3, state: "hurt" },
      ],
      words: "3c2",
    },
  ],
];
