import { describe, expect, it } from "vitest";
import { aGame, anExternalGame } from "#domain/catalogue/game.fixture.ts";
import { aSite } from "#server/site/site.fixture.ts";

const chess = aGame({ name: "Chess & Co", path: "chess/" });
const snake = aGame({ name: "Snake", path: "snake/" });
const far = anExternalGame({ name: "Far", path: "https://far.example/" });

async function tilesOf(body: string): Promise<{ ids: string[]; html: string }> {
  const response = await aSite([chess, snake, far]).request("/tiles", { method: "POST", body });
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  const { html } = await response.json();
  return { html, ids: Array.from(html.matchAll(/data-game="([^"]+)"/g), ([, id]: [string, string]) => id) };
}

describe("POST /tiles", () => {
  it("renders the games in the order of their ids, with names and covers", async () => {
    const { ids, html } = await tilesOf(JSON.stringify([snake.id, far.id, chess.id]));
    expect(ids).toEqual([snake.id, far.id, chess.id]);
    expect(html).toContain(`<a href="/play/${chess.id}">Chess &amp; Co</a>`);
    expect(html).toContain("/covers/");
  });

  it("leaves out games that are not listed any more", async () => {
    expect((await tilesOf(JSON.stringify(["Z29uZS8", chess.id, "%%", "", 7, null]))).ids).toEqual([chess.id]);
  });

  it.each(["", "{", "7", "null", '{"0":"x"}', "[]"])("answers %j with no tile", async (body) => {
    expect(await tilesOf(body)).toEqual({ ids: [], html: "" });
  });

  it("renders a hundred at most", async () => {
    const ids = Array.from({ length: 300 }, () => chess.id);
    expect((await tilesOf(JSON.stringify(ids))).ids).toHaveLength(100);
  });
});
