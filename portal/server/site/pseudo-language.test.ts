import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readContent } from "#adapters/files/content-files.ts";
import * as app from "#app/entry.ts";
import { languages, nameOfLanguage } from "#app/messages/languages.ts";
import { PSEUDO_LANGUAGE } from "#app/messages/pseudo-language.ts";
import { aGame, anExternalGame } from "#domain/catalogue/game.fixture.ts";
import { idOfPath } from "#domain/catalogue/game-id.ts";
import { articleIntro } from "#domain/content/article.ts";
import { anArticle } from "#domain/content/content.fixture.ts";
import { root } from "#paths.mjs";
import { aSite } from "./site.fixture.ts";

const game = aGame({
  name: "Xyzzy",
  path: "xyzzy/",
  description: "",
  author: "Qwert",
  tags: [],
  controls: [],
});
const far = anExternalGame({ name: "Xyzzy", path: "https://xyzzy.example/", description: "" });
const site = aSite([game, far], {}, { app: { ...app, languages: [PSEUDO_LANGUAGE] } });

/** What no message is: words of the operator, names and marks. The longest first, as some are parts of others. */
const written = textsIn(readContent({ shipped: join(root, "content") }).content);
const named = [
  ...written.flatMap((text) => [text, articleIntro(anArticle({ content: [text] }))]),
  ...languages.map(nameOfLanguage),
  ...["Xyzzy", "Qwert", "MIT", "xyzzy.example", "WAFlash", "HTML5", "Flash", "https://"],
].toSorted((a, b) => b.length - a.length);

describe("a page in the pseudo-language", () => {
  it.each([
    ...[
      "/",
      "/play",
      "/search?q=xyz",
      "/search?q=none",
      "/loading?url=none",
      "/partners",
      "/articles",
      "/announcements",
    ],
    ...[
      "/mine",
      "/offline",
      "/settings",
      "/settings?saved=yes",
      "/login",
      "/create-account",
      "/account",
      "/privacy",
    ],
    ...["/embedded", "/imprint", "/reset-password?token=none", "/nowhere", "/assets/none.js", "/play/none"],
    ...[`/play/${idOfPath(game.path)}`, `/play/${idOfPath(far.path)}`, `/alone/${idOfPath(game.path)}`],
  ])("has no words at %s but messages, names and what the operator wrote", async (url) => {
    const headers = { "accept-language": PSEUDO_LANGUAGE };
    const html = await (await site.request(url, { headers })).text();
    expect(html.slice(0, 200)).toContain(`lang="${PSEUDO_LANGUAGE}"`);
    const shown = shownText(html);
    expect(shown).toContain("⟦");
    const rest = named.reduce((text, name) => text.replaceAll(name, ""), withoutMessages(shown));
    expect(rest.match(/[^\n]*\p{L}{2}[^\n]*/gu) ?? []).toEqual([]);
  });
});

/** Every text of a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return value.length > 1 ? [value] : [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Texts of a page and of the attributes that are read out or shown, a line each. */
function shownText(html: string): string {
  const attributes = html.matchAll(/ (?:aria-label|title|placeholder|alt|aria-valuetext)="([^"]*)"/g);
  const texts = html
    .replaceAll(/<(script|style|svg|time)\b.*?<\/\1>/gs, "")
    .replaceAll(/<(?!\/?(?:a|b|em|strong|kbd|code|span|time|button)\b)[^>]*>/g, "\n")
    .replaceAll(/<[^>]*>/g, "");
  return [texts, ...Array.from(attributes, ([, text = ""]) => text)]
    .join("\n")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&amp;", "&");
}

/** A message may have another one as a value. */
function withoutMessages(text: string): string {
  const without = text.replaceAll(/⟦[^⟦⟧]*⟧/g, "");
  return without === text ? text : withoutMessages(without);
}
