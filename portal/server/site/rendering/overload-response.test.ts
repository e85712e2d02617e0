import { describe, expect, it } from "vitest";
import { aGame } from "#domain/catalogue/game.fixture.ts";
import { type AdmissionGate, Overloaded } from "#server/http/overload.ts";
import { aSite } from "#server/site/site.fixture.ts";

const game = aGame({ name: "Chess", path: "chess/", img: "" });
let isOverloaded = true;
const closed: AdmissionGate = {
  run: async (work, shed) => (isOverloaded ? shed() : work()),
  runUnlessFull: async (work) => work(),
  assertAdmitted() {
    if (isOverloaded) throw new Overloaded();
  },
};
const site = aSite(
  [aGame({ name: "Chess", path: "chess/", img: "" })],
  {},
  { overload: { gate: () => closed } },
);
const html = { accept: "text/html,application/xhtml+xml" };

describe("a site that sheds load", () => {
  it.each(["/", "/play", "/search?q=chess", "/articles", "/nowhere"])(
    "answers %s with a calm page that comes back by itself",
    async (path) => {
      const response = await site.request(path, { headers: html });
      expect(response.status).toBe(503);
      expect(response.headers.get("retry-after")).toBe("3");
      expect(response.headers.get("refresh")).toBe("3");
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
      expect(await response.text()).toContain("Everybody came out at once");
    },
  );

  it("says so in the theme that the visitor chose", async () => {
    const sheetOf = async (cookie: string) =>
      /href="([^"]*\.css)"/.exec(
        await (await site.request("/", { headers: { ...html, cookie } })).text(),
      )?.[1];
    expect(await sheetOf("")).toBe("/style.css");
    expect(await sheetOf("look=light-normal-system")).toBe("/light.css");
    expect(await sheetOf("")).toBe("/style.css");
  });

  it("still shows the pages that are cached", async () => {
    const rush = aSite([game], {}, { overload: { gate: () => closed } });
    isOverloaded = false;
    await rush.request("/play", { headers: html });
    isOverloaded = true;
    expect((await rush.request("/play", { headers: html })).status).toBe(200);
    expect((await rush.request("/play?type=html5", { headers: html })).status).toBe(503);
  });

  it("refuses the whole catalogue in a line", async () => {
    const response = await site.request("/catalogue.json");
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "3"]);
    expect(await response.text()).toBe("Busy right now. Try again in 3 seconds.");
  });

  it("refuses a sign-in without asking it again, and in JSON for the page's script", async () => {
    const login = (headers: Record<string, string>) =>
      site.request("/login", { method: "POST", body: "email=a&password=b", headers });
    const page = await login(html);
    expect([page.status, page.headers.get("refresh")]).toEqual([503, null]);
    const script = await login({ accept: "application/json" });
    expect(await script.json()).toEqual({ code: "busy", message: "Busy right now. Try again in 3 seconds." });
  });

  it("still answers health, files, covers and beacons", async () => {
    expect((await site.request("/healthz")).status).toBe(200);
    expect((await site.request("/icon.svg")).status).toBe(200);
    const beacon = JSON.stringify({ game: "chess/" });
    expect((await site.request("/beacon", { method: "POST", body: beacon })).status).toBe(204);
  });
});
