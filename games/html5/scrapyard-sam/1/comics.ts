import type { Panel } from "#html5/scrapyard-sam/engine/draw/panel.ts";

/** What happens before each scene: Sam looks for who has his batteries. */
export const comics: readonly (readonly Panel[])[] = [
  [
    {
      scene: 0,
      at: 700,
      actors: [
        { who: "tyre", x: 60, size: 1.8 },
        { who: "sam", x: 150, y: 248, size: 1.8, state: "rise", t: 10 },
        { who: "hubcap", x: 250, size: 1.8 },
      ],
      words: "1a1",
    },
    {
      scene: 0,
      at: 150,
      actors: [
        { who: "sam", x: 66, size: 1.7, state: "hurt" },
        { who: "battery", x: 190, y: 108, size: 1.5 },
        { who: "tinny", x: 186, size: 1.8 },
        { who: "battery", x: 256, y: 108, size: 1.5 },
        { who: "tinny", x: 252, size: 1.8 },
      ],
      words: "1a2",
    },
  ],
  [
    {
      scene: 0,
      at: 820,
      actors: [
        { who: "sam", x: 190, y: 248, size: 1.8, state: "dance", t: 20 },
        { who: "sign", x: 80, size: 2 },
      ],
      words: "1b1",
    },
    {
      scene: 1,
      at: 640,
      actors: [
        { who: "sam", x: 70, size: 1.7 },
        { who: "toaster", x: 220, size: 2, isBack: true },
      ],
      words: "1b2",
    },
  ],
  [
    {
      scene: 2,
      at: 900,
      actors: [{ who: "sam", x: 120, y: 248, size: 1.8, state: "pull" }],
      words: "1c1",
    },
    {
      scene: 2,
      at: 300,
      actors: [
        { who: "boss", x: 122, size: 1.15 },
        { who: "sam", x: 262, y: 268, size: 1.3, state: "hurt", isBack: true },
      ],
      words: "1c2",
    },
  ],
];
