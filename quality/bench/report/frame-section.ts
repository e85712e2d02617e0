import { type Figure, shown } from "#quality/bench/figures.ts";
import { alignedTable } from "#quality/lib/markdown.ts";
import type { Section } from "./section.ts";

/** First frame of each game, slowest first. */
export function frameSection(figures: readonly Figure[]): Section {
  const values = new Map(figures.map(({ name, value }) => [name, value]));
  const names = figures.flatMap(({ name }) => /^games\/(.*)\/first frame$/.exec(name)?.[1] ?? []);
  const rows = names
    .map((game) => {
      const at = (what: string) => values.get(`games/${game}/${what}`);
      return { game, frame: at("first frame") ?? 0, at };
    })
    .toSorted((a, b) => b.frame - a.frame);
  const ms = (value?: number) => (value === undefined ? "" : shown({ unit: "ms", value }));
  return {
    title: "First frame of a game",
    words: `From the press on launch to the first picture on the game's canvas, or its first contentful paint where it has none, nothing of the game cached,
CPU throttled four times, 1.6 Mbit/s, 150 ms. Our own games also at full speed, beside the time that their bytes travel, with up to three
round trips: a page, what it names, and what that names.`,
    table: alignedTable(
      ["game", "first frame", "its bytes", "at full speed", "travel", "ratio"],
      rows.map(({ game, frame, at }) => {
        const [fast, travel] = [at("first frame at full speed"), at("travel")];
        return [
          game,
          ms(frame),
          shown({ unit: "KB", value: at("size") ?? 0 }),
          ms(fast),
          ms(travel),
          fast && travel ? shown({ unit: "times", value: fast / travel }) : "",
        ];
      }),
    ),
  };
}
