import { describe, expect, it } from "vitest";
import { aGame } from "#domain/catalogue/game.fixture.ts";
import { idOfPath } from "#domain/catalogue/game-id.ts";
import { aSite } from "#server/site/site.fixture.ts";

const far = aGame({ path: "https://far.example/", gameType: "external", servers: ["https://far.example/"] });

function aCheckedSite() {
  const asked: string[] = [];
  const site = aSite([far, aGame({ path: "chess/" })], {
    statusOf: async ({ servers }) => {
      asked.push(...servers);
      return { kind: "up", server: "https://far.example/" };
    },
  });
  return { asked, status: (path: string) => site.request(`/status/${idOfPath(path)}`) };
}

describe("the status of an external game", () => {
  it("is what the portal's own check found", async () => {
    const { status } = aCheckedSite();
    const answer = await status("https://far.example/");
    expect(await answer.json()).toEqual({ kind: "up", server: "https://far.example/" });
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  it.each(["chess/", "https://stranger.example/", "http://127.0.0.1:3000/", "http://169.254.169.254/"])(
    "is not asked for %s, which is no external game of the catalogue",
    async (path) => {
      const { status, asked } = aCheckedSite();
      expect((await status(path)).status).toBe(404);
      expect(asked).toEqual([]);
    },
  );
});
