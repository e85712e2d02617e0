import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const covers = {
  "cover.avif": 12_000,
  "cover.webp": 12_000,
  "cover@2x.avif": 30_000,
  "cover@2x.webp": 30_000,
};

function gamesIn(folder: string): string[] {
  return readdirSync(folder)
    .map((name) => path.join(folder, name))
    .filter((game) => existsSync(path.join(game, "manifest.json")));
}

const flash = gamesIn(import.meta.dirname);
const waflash = gamesIn(path.resolve(import.meta.dirname, "..", "waflash"));
const slugOf = (folder: string) => path.basename(folder);

describe("the Flash games", () => {
  it("are four for Flash 8, six for ActionScript 3, and three folders for the second player", () => {
    const runtimes = flash.map(
      (game) => JSON.parse(readFileSync(path.join(game, "movie.json"), "utf8")).runtime,
    );
    expect(runtimes.filter((runtime) => runtime === "avm1")).toHaveLength(4);
    expect(runtimes.filter((runtime) => runtime === "avm2")).toHaveLength(6);
    expect(waflash).toHaveLength(3);
  });

  it.each(flash.map((game) => [slugOf(game), game]))("have a bot for %s", async (_, game) => {
    const { play } = await import(path.join(game, "bot.ts"));
    expect(play).toBeTypeOf("function");
  });

  const files = [...flash, ...waflash].flatMap((game) =>
    Object.entries(covers).map(([name, most]) => ({
      file: `${slugOf(game)}/${name}`,
      at: path.join(game, name),
      most,
    })),
  );
  it.each(files)("have $file within $most bytes", ({ at, most }) => {
    expect(statSync(at).size).toBeLessThanOrEqual(most);
  });
});
