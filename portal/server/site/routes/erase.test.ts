import { describe, expect, it } from "vitest";
import { aSite } from "#server/site/site.fixture.ts";

const post = (headers: Record<string, string>) =>
  aSite([]).request("/erase", {
    method: "POST",
    headers: { cookie: "thumbnails=on; tossed=in", ...headers },
  });

describe("erasing", () => {
  it("deletes every cookie that the browser sent, and has all else cleared", async () => {
    const answer = await post({ accept: "application/json" });
    expect(answer.status).toBe(204);
    expect(answer.headers.get("clear-site-data")).toBe('"cache", "cookies", "storage"');
    const cookies = answer.headers.getSetCookie();
    for (const name of ["thumbnails", "tossed", "recess-session"])
      expect(cookies.some((line) => line.startsWith(`${name}=; Max-Age=0; Path=/`))).toBe(true);
  });

  it("leads a browser without script back to the privacy page, which says so", async () => {
    const answer = await post({ accept: "text/html" });
    expect(answer.status).toBe(303);
    const back = answer.headers.get("location") ?? "";
    expect(await (await aSite([]).request(back)).text()).toContain("Your cookies are gone");
  });

  it("is not done for another site's page, nor by a link", async () => {
    expect((await post({ "sec-fetch-site": "cross-site" })).status).toBe(403);
    expect((await aSite([]).request("/erase")).status).toBe(404);
  });
});
