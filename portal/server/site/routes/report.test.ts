import { describe, expect, it } from "vitest";
import { aGame } from "#domain/catalogue/game.fixture.ts";
import { Refusal } from "#domain/errors.ts";
import type { SentReport } from "#domain/game-reports/game-report.ts";
import { aSite } from "#server/site/site.fixture.ts";

function aReportedSite({ isDown = false } = {}) {
  const stored: [SentReport, string][] = [];
  const site = aSite(
    [aGame({ name: "Chess", path: "chess/" })],
    {
      reportGame: async (report, ipAddress) => {
        if (isDown) throw new Refusal("database-unavailable", "down");
        stored.push([report, ipAddress]);
      },
    },
    { trustedProxies: 1 },
  );
  const send = (body: string, type: string, ipAddress = "192.0.2.7") =>
    site.request("/report", {
      method: "POST",
      body,
      headers: { "content-type": type, "x-forwarded-for": ipAddress },
    });
  const json = (report: object, ipAddress?: string) =>
    send(JSON.stringify(report), "application/json", ipAddress);
  const form = (report: Record<string, string>) =>
    send(`${new URLSearchParams(report)}`, "application/x-www-form-urlencoded");
  return { site, stored, send, json, form };
}

const report = { game: "chess/", reason: "black-screen", engine: "html5", error: "TypeError" };

describe("reporting a broken game", () => {
  it("stores what a page's script reports", async () => {
    const { json, stored } = aReportedSite();
    expect((await json(report)).status).toBe(204);
    expect(stored).toEqual([[report, "192.0.2.7"]]);
  });

  it("works as a form without script, and leads back to the game", async () => {
    const { site, form, stored } = aReportedSite();
    const response = await form({ game: "chess/", reason: "no-sound" });
    expect(response.status).toBe(303);
    expect(stored[0]?.[0]).toEqual({ game: "chess/", reason: "no-sound", engine: "none", error: "" });
    const page = await (await site.request(response.headers.get("location") ?? "")).text();
    expect(page).toContain("Thanks, it is noted");
    expect(await (await site.request("/play/Y2hlc3Mv")).text()).not.toContain("Thanks, it is noted");
  });

  it("ignores reports of games that are not listed", async () => {
    const { json, stored } = aReportedSite();
    expect((await json({ ...report, game: "made-up/" })).status).toBe(204);
    expect(stored).toEqual([]);
  });

  it.each(["", "{", "[]", '{"game":"chess/"}', '{"game":"chess/","reason":"my own words"}'])(
    "refuses %j",
    async (body) => {
      const { send, stored } = aReportedSite();
      expect((await send(body, "application/json")).status).toBe(400);
      expect(stored).toEqual([]);
    },
  );

  it("takes a limited number from one address, and others still", async () => {
    const { json, form } = aReportedSite();
    const statuses: number[] = [];
    for (let n = 0; n < 31; n += 1) statuses.push((await json(report)).status);
    expect(statuses.filter((status) => status === 204)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
    const page = await form({ game: "chess/", reason: "other" });
    expect(page.status).toBe(429);
    expect(page.headers.get("retry-after")).toMatch(/^\d+$/);
    expect((await json(report, "192.0.2.8")).status).toBe(204);
  });

  it("says so while the database is down, and counts nothing against the visitor", async () => {
    const { site, json, form } = aReportedSite({ isDown: true });
    for (let n = 0; n < 31; n += 1) expect((await json(report)).status).toBe(503);
    const { headers } = await form({ game: "chess/", reason: "other" });
    const page = await (await site.request(headers.get("location") ?? "")).text();
    expect(page).toContain("could not be stored");
  });
});
