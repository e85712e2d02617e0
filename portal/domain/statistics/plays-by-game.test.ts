import { expect, it } from "vitest";
import { playsByGame } from "./plays-by-game.ts";

it("gives the launches of the most played games by day", () => {
  const launch = (day: string, subject: string, number: number) =>
    ({ day, kind: "launch", subject, number }) as const;
  const counts = [
    launch("2026-11-01", "chess/", 9),
    launch("2026-11-02", "chess/", 2),
    launch("2026-11-03", "pong/", 5),
    launch("2026-11-03", "pond/", 5),
    { day: "2026-11-03", kind: "view", subject: "chess/", number: 100 } as const,
  ];
  expect(playsByGame(counts, ["2026-11-02", "2026-11-03"], 2)).toEqual([
    { game: "pond/", numbers: [0, 5] },
    { game: "pong/", numbers: [0, 5] },
  ]);
  expect(playsByGame(counts, ["2026-11-02", "2026-11-03"], 3).at(-1)).toEqual({
    game: "chess/",
    numbers: [2, 0],
  });
});
