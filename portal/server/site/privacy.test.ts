import { describe, expect, it } from "vitest";
import { translateTo } from "#app/messages/languages.ts";
import { SESSION_LIFETIME_MS } from "#domain/identity/identity.ts";
import { browserStorage } from "#domain/privacy/browser-storage.ts";
import { aSiteWithRecords } from "./records/records.fixture.ts";
import { aSite } from "./site.fixture.ts";

const textOf = async (schoolMode = false) => {
  const html = await (await aSite([], { schoolMode }).request("/privacy")).text();
  return html.replaceAll(/<[^>]+>/g, "").replaceAll("&#x27;", "'");
};

describe("the privacy page", () => {
  it("tells for how long counts and searches are kept", async () => {
    const text = await textOf();
    expect(text).toContain("Deleted after 400 days");
    expect(text).toContain("3 different connections");
    expect(text).toContain("Deleted after 30 days");
    expect(text).toContain("for 7 days at most");
  });

  it("tells everything that the browser keeps, with the lifetimes of its cookies", async () => {
    const text = await textOf();
    const t = translateTo("en");
    for (const item of browserStorage)
      expect(text).toContain(t(`keptItems.${item.id}`, "lifetime" in item ? item.lifetime : {}));
    expect(text).toContain("Whether the games list shows pictures. Kept for 365 days. cookie thumbnails");
    expect(text).toContain(`for ${SESSION_LIFETIME_MS / 86_400_000} days, or until you log out`);
    const answer = await aSite([]).request("/thumbnails", { method: "POST", body: "show=on" });
    expect(answer.headers.get("set-cookie")).toContain(`Max-Age=${365 * 86_400};`);
  });

  it("says so when school mode is on, and only then", async () => {
    expect(await textOf(true)).toContain("School mode is on");
    expect(await textOf()).not.toContain("School mode");
  });

  it("tells what boards keep, where there are any", async () => {
    const site = await aSiteWithRecords();
    const html = await (await site.ask("GET", "/privacy")).response.text();
    const text = html.replaceAll(/<[^>]+>/g, "");
    expect(text).toContain("The board of a day is deleted after 8 days");
    expect(text).toContain("do not play for 400 days");
    expect(text).toContain("ends after 90 days without play");
    expect(await textOf()).not.toContain("What the boards keep");
    await site.close();
  });

  it("is linked from the footer of every page", async () => {
    for (const path of ["/", "/play", "/search", "/login", "/nowhere", "/privacy"])
      expect(await (await aSite([]).request(path)).text()).toContain('<a href="/privacy">Privacy</a>');
  });
});
