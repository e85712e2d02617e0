import { aGame, anExternalGame } from "@recess/portal/domain/catalogue/game.fixture.ts";
import { aSite } from "@recess/portal/server/site/site.fixture.ts";
import { describe, expect, it } from "vitest";
import { judgePage, type Version, versions } from "./page-consistency.ts";

const [amber, birch] = versions as [Version, Version];
const gamesOf = ({ word }: Version, number: number) =>
  Array.from({ length: number }, (_, at) =>
    anExternalGame({ name: `${word} ${at + 1}`, path: `https://${word.toLowerCase()}${at}.example/` }),
  );
const pageOf = async (path: string, added: ReturnType<typeof gamesOf>) =>
  (await aSite([aGame({ name: "Chess", path: "chess/" }), ...added]).request(path)).text();
const judge = (path: string, html: string) => judgePage(path, html, versions, 1);

describe("judgePage", () => {
  it.each(["/play", "/search?q=fault"])("takes %s of either version, and of none, as whole", async (path) => {
    for (const added of [[], gamesOf(amber, amber.size), gamesOf(birch, birch.size)])
      expect(judge(path, await pageOf(path, added))).toEqual([]);
  });

  it("notices a search that shows both versions, or half of one", async () => {
    const path = "/search?q=fault";
    const both = [...gamesOf(amber, amber.size), ...gamesOf(birch, birch.size)];
    expect(judge(path, await pageOf(path, both))).toHaveLength(1);
    expect(judge(path, await pageOf(path, gamesOf(birch, 2)))).toHaveLength(1);
  });

  it("notices a list that counts differently in different places", async () => {
    const html = await pageOf("/play", gamesOf(amber, amber.size));
    for (const [old, half] of [
      ["4 free games", "6 free games"],
      ["Search 4 games", "Search 6 games"],
      [">4 games<", ">6 games<"],
    ] as const) {
      expect(html).toContain(old);
      expect(judge("/play", html.replace(old, half))).toHaveLength(1);
    }
  });

  it("notices a page that was cut off", async () => {
    expect(judge("/", "<!doctype html><html><body>")).toEqual(["/ was cut off."]);
  });
});
