import type { Handler } from "hono";
import { urls } from "#app/urls.ts";
import { wordsFor } from "#domain/catalogue/words/game-words.ts";
import type { Announcement } from "#domain/content/announcement.ts";
import { type FeedEntry, feedEntries } from "#domain/content/feed.ts";
import { formatIsoDay } from "#domain/day.ts";
import { escapeHtml } from "#domain/escape-html.ts";
import { hashOf } from "#domain/hash.ts";
import {
  DEFAULT_LANGUAGE,
  LANGUAGE_PARAMETER,
  type Language,
  matchLanguage,
} from "#domain/language/language.ts";
import type { Portal } from "#domain/portal.ts";
import { acceptedEncodings } from "#server/http/static/accepts.ts";
import { compressBody, sendCacheable } from "#server/site/rendering/compressed-body.ts";
import { requestOrigin } from "#server/site/request/request-origin.ts";

/** The feed's language is that of its URL, so that a subscriber's entries never change theirs. */
type FeedOptions = { readonly languages: readonly Language[] };

const headers = {
  "content-type": "application/atom+xml; charset=utf-8",
  "cache-control": "public, max-age=900",
  vary: "accept-encoding",
};

/** Route of the Atom feed (RFC 4287): announcements, and games that were added. */
export function feedRoute(portal: Portal, { languages }: FeedOptions): Handler {
  return async (c) => {
    const [encoding] = acceptedEncodings(c.req.raw);
    const asked = c.req.query(LANGUAGE_PARAMETER) ?? DEFAULT_LANGUAGE;
    const language = matchLanguage(asked, languages) ?? DEFAULT_LANGUAGE;
    const body = await compressBody(feedOf(portal, requestOrigin(portal, c.req.raw), language), encoding);
    return sendCacheable(c.req.raw, body, headers);
  };
}

function feedOf(portal: Portal, origin: string, language: Language): string {
  const { content, catalogue, now } = portal;
  const read = portal.contentIn(language).announcements;
  const name = escapeHtml(content.site.name);
  const entries = feedEntries(read, catalogue.newest, now());
  const [newest] = entries;
  const self = absolute(origin, urls.feed(language));
  // The order is that of the plain ones. An entry's id stays the same in every language.
  const plainTitles = new Map(read.map((each, at) => [each, content.announcements[at]?.title ?? each.title]));
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<id>${self}</id>
<title>${name}</title>
<updated>${(newest?.date ?? new Date(0)).toISOString()}</updated>
<author><name>${name}</name></author>
<link rel="self" type="application/atom+xml" href="${self}"/>
<link rel="alternate" type="text/html" href="${absolute(origin, urls.announcements())}"/>
${entries.map((entry) => entryOf(origin, wordsOf(entry, language, plainTitles), entry.date)).join("\n")}
</feed>
`;
}

type EntryWords = { id: string; link: string; title: string; text: string; language?: Language | undefined };

function entryOf(origin: string, { id, link, title, text, language }: EntryWords, date: Date): string {
  const lang = language === undefined ? "" : ` xml:lang="${escapeHtml(language)}"`;
  return `<entry${lang}>
<id>${absolute(origin, id)}</id>
<title>${escapeHtml(title)}</title>
<updated>${date.toISOString()}</updated>
<link rel="alternate" type="text/html" href="${absolute(origin, link)}"/>
<summary>${escapeHtml(text)}</summary>
</entry>`;
}

function wordsOf(
  entry: FeedEntry,
  language: Language,
  plainTitles: ReadonlyMap<Announcement, string>,
): EntryWords {
  if (entry.kind === "game") {
    const { game } = entry;
    const { name: title, description } = wordsFor(game, language);
    const other = description.language === language ? undefined : description.language;
    return { id: urls.game(game), link: urls.game(game), title, text: description.value, language: other };
  }
  const { title, content: text, date, language: other } = entry.announcement;
  const plainTitle = plainTitles.get(entry.announcement) ?? title;
  const link = urls.announcements();
  // An announcement has no address of its own: its day and title tell it from others.
  return {
    id: `${link}#${formatIsoDay(date)}-${hashOf(plainTitle).toString(36)}`,
    link,
    title,
    text,
    language: other,
  };
}

function absolute(origin: string, path: string): string {
  return escapeHtml(`${origin}${path}`);
}
