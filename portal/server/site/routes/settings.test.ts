import { describe, expect, it } from "vitest";
import { aSite } from "#server/site/site.fixture.ts";

const post = (body: string, headers: Record<string, string> = {}) =>
  aSite([]).request("/settings", {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    body,
  });
const cookiesOf = (response: Response) => response.headers.getSetCookie().map((line) => line.split(";")[0]);

describe("the form of the settings", () => {
  it("stores the look and the thumbnails in cookies, and leads back to the page, which has them chosen", async () => {
    const answer = await post("theme=light&textSize=large&motion=reduced&thumbnails=on");
    expect(answer.status).toBe(303);
    expect(cookiesOf(answer)).toEqual(["look=light-large-reduced", "thumbnails=on"]);
    const back = answer.headers.get("location") ?? "";
    const page = await aSite([]).request(back, { headers: { cookie: cookiesOf(answer).join("; ") } });
    const html = await page.text();
    for (const field of ['name="theme" checked="" value="light"', 'name="thumbnails" checked="" value="on"'])
      expect(html).toContain(field);
    expect(html).toContain("Saved.");
  });

  it("deletes the cookie of a visitor who chose the default look again", async () => {
    const answer = await post("theme=dark&textSize=normal&motion=system");
    expect(answer.headers.getSetCookie()[0]).toMatch(/^look=; Path=\/; Max-Age=0;/);
    expect(cookiesOf(answer)[1]).toBe("thumbnails=off");
  });

  it("stores nothing but known looks", async () => {
    const answer = await post("theme=neon%3B+Domain%3Devil&textSize=%0D%0A&motion=reduced");
    expect(cookiesOf(answer)[0]).toBe("look=dark-normal-reduced");
  });

  it("is not taken from another site's page", async () => {
    expect((await post("theme=light", { "sec-fetch-site": "cross-site" })).status).toBe(403);
  });
});
