import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { panelAnnouncements } from "#domain/content/announcement.ts";
import { articleIntro, articleNamed } from "#domain/content/article.ts";
import { partnerLink } from "#domain/content/partner.ts";
import { references } from "#domain/content/references.ts";
import { shownCards } from "#domain/content/site.ts";
import { formatIsoDay } from "#domain/day.ts";
import { readContent } from "./content-files.ts";

const { content, mistakes } = readContent("content");
if (!content) throw new Error(`The words that we ship have mistakes: ${JSON.stringify(mistakes, null, 2)}`);

describe("the words that we ship", () => {
  it("are as many as the pages promise", () => {
    expect(content.slides).toHaveLength(7);
    expect(content.promos).toHaveLength(2);
    expect(content.partners).toHaveLength(6);
    expect(content.taglines.length).toBeGreaterThanOrEqual(40);
    expect(content.refusals.length).toBeGreaterThanOrEqual(45);
    expect(content.refusals.length).toBeLessThanOrEqual(60);
  });

  it("begin each file with two lines for the operator", () => {
    for (const name of Object.keys(content)) {
      const text = readFileSync(`content/${name}.yaml`, "utf8");
      expect(text, name).toMatch(/^# .+\n# .+\n(?!#)/);
    }
  });

  it("name the site and its claims", () => {
    expect(content.site.name).toBe("Recess");
    expect(content.site.claims).toEqual({ visitors: "5 million", chatMembers: "500+" });
  });

  it("set no address that only an operator can know, and have other words for each", () => {
    const cards = shownCards(content.site, { games: "/play", partners: "/partners" });
    const unset = cards.filter(({ links }) => links.length === 0).map(({ id }) => id);
    expect(unset).toEqual(["social", "source", "chat", "video"]);
    expect(content.site.support.address).toBeNull();
  });

  it("announce what the portal has always announced", () => {
    const days = content.announcements.map(({ date }) => formatIsoDay(date));
    expect(days.filter((day) => day === "2023-05-20")).toHaveLength(3);
    const oldest = panelAnnouncements(content.announcements).at(-1);
    expect(oldest).toMatchObject({ title: "All Flash games work", date: new Date("2025-06-30T00:00:00Z") });
  });

  it("tell how the portal started, in three parts of a readable length", () => {
    const article = articleNamed(content.articles, "article-1");
    const parts = [article?.content ?? [], article?.content2 ?? [], article?.content3 ?? []];
    expect(parts.every((part) => part.length > 0)).toBe(true);
    const words = parts.flat().join(" ").split(" ").length;
    expect(words).toBeGreaterThanOrEqual(400);
    expect(words).toBeLessThanOrEqual(600);
  });

  it("begin each article with enough to be cut for the list", () => {
    for (const article of content.articles) expect(articleIntro(article)).toMatch(/…$/);
  });

  it("end the partners with the invitation, which is no dead link while support is not set", () => {
    const links = content.partners.map((partner) => partnerLink(partner, content.site));
    expect(links.slice(0, -1).every((link) => "address" in link)).toBe(true);
    expect(links.at(-1)).toHaveProperty("soon");
    expect(content.partners.at(-1)?.description).toContain("Become a partner");
  });

  it("come with pictures that weigh next to nothing and load nothing", () => {
    for (const { kind, name } of references(content).filter(({ kind }) => kind !== "game")) {
      const file = join("content", kind === "logo" ? "logos" : "images", name);
      expect(statSync(file).size, file).toBeLessThan(1536);
      expect(readFileSync(file, "utf8"), file).not.toMatch(/<script|<style|href|url\(|on\w+=/);
    }
  });
});
