import { describe, expect, it } from "vitest";
import { aGame } from "#domain/catalogue/game.fixture.ts";
import { idOfPath } from "#domain/catalogue/game-id.ts";
import { aSite } from "#server/site/site.fixture.ts";

const chess = aGame({ name: "Chess", path: "chess/", gameType: "html5" });
const site = aSite([chess]);
const ask = (path: string, headers: Record<string, string> = {}) =>
  site.request(`http://localhost:3000${path}`, { headers });
const stage = `/alone/${idOfPath(chess.path)}`;
const ancestors = (response: Response) =>
  /frame-ancestors [^;]+/.exec(response.headers.get("content-security-policy") ?? "")?.[0];

describe("a page that a frame asks for", () => {
  it.each(["/", "/play", `/play/${idOfPath(chess.path)}`, "/login", "/no/such/page", "/search?q=chess"])(
    "is the refusal instead of %s, whoever asks",
    async (path) => {
      for (const from of ["cross-site", "same-site", "same-origin"]) {
        const response = await ask(path, { "sec-fetch-dest": "iframe", "sec-fetch-site": from });
        expect(response.status).toBe(303);
        expect(response.headers.get("location")).toBe("/embedded");
        expect(response.headers.get("cache-control")).toBe("no-store");
      }
    },
  );

  it("is the stage alone only where a page of ours asks for it", async () => {
    const from = (origin: string) => ask(stage, { "sec-fetch-dest": "iframe", "sec-fetch-site": origin });
    expect((await from("same-origin")).status).toBe(200);
    for (const origin of ["same-site", "cross-site", "none"]) expect((await from(origin)).status).toBe(303);
  });

  it("may be framed by nobody, but for the stage alone by us, and the refusal by anybody", async () => {
    for (const path of ["/", "/play", `/play/${idOfPath(chess.path)}`, "/login", "/no/such/page"])
      expect(ancestors(await ask(path))).toBe("frame-ancestors 'none'");
    expect(ancestors(await ask(stage))).toBe("frame-ancestors 'self'");
    expect(ancestors(await ask("/alone/nothing"))).toBe("frame-ancestors 'self'");
    expect(ancestors(await ask("/embedded", { "sec-fetch-dest": "iframe" }))).toBe("frame-ancestors *");
  });

  it("lets a page frame nothing of the site, unless it opens a window for the stage alone", async () => {
    const frames = async (path: string) =>
      /frame-src ([^;]+)/
        .exec((await ask(path)).headers.get("content-security-policy") ?? "")?.[1]
        ?.split(" ");
    expect(await frames("/play")).not.toContain("'self'");
    expect(await frames(stage)).not.toContain("'self'");
    expect(await frames(`/play/${idOfPath(chess.path)}`)).toContain("'self'");
  });
});

describe("the stage alone", () => {
  it("has neither the navigation bar nor a way back to pages that no frame may show", async () => {
    const html = await (await ask(stage)).text();
    expect(html).toContain("Click to launch Chess");
    expect(html).not.toContain('data-testid="navigation-bar"');
    expect(html).not.toContain('aria-label="Open in about:blank');
    expect(html).toContain("view=alone");
  });

  it("is not there in school mode, which opens no such windows", async () => {
    const response = await aSite([chess], { schoolMode: true }).request(`http://localhost:3000${stage}`);
    expect(response.status).toBe(404);
  });

  it("leads at random to the stage of another game", async () => {
    expect((await ask("/random?view=alone")).headers.get("location")).toBe(stage);
    expect((await ask("/random")).headers.get("location")).toBe(`/play/${idOfPath(chess.path)}`);
  });
});
