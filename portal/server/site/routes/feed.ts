import type { Handler } from "hono";
import { urls } from "#app/urls.ts";
import { type FeedEntry, feedEntries } from "#domain/content/feed.ts";
import { formatIsoDay } from "#domain/day.ts";
import { escapeHtml } from "#domain/escape-html.ts";
import { hashOf } from "#domain/hash.ts";
import type { Portal } from "#domain/portal.ts";
import { acceptedEncodings } from "#server/http/static/accepts.ts";
import { compressBody, sendCacheable } from "#server/site/rendering/compressed-body.ts";
import { requestOrigin } from "#server/site/request/request-origin.ts";

const headers = {
  "content-type": "application/atom+xml; charset=utf-8",
  "cache-control": "public, max-age=900",
  vary: "accept-encoding",
};

/** Route of the Atom feed (RFC 4287): announcements, and games that were added. */
export function feedRoute(portal: Portal): Handler {
  return async (c) => {
    const [encoding] = acceptedEncodings(c.req.raw);
    const body = await compressBody(feedOf(portal, requestOrigin(portal, c.req.raw)), encoding);
    return sendCacheable(c.req.raw, body, headers);
  };
}

function feedOf({ content, catalogue, now }: Portal, origin: string): string {
  const name = escapeHtml(content.site.name);
  const entries = feedEntries(content.announcements, catalogue.newest, now());
  const [newest] = entries;
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<id>${absolute(origin, urls.feed())}</id>
<title>${name}</title>
<updated>${(newest?.date ?? new Date(0)).toISOString()}</updated>
<author><name>${name}</name></author>
<link rel="self" type="application/atom+xml" href="${absolute(origin, urls.feed())}"/>
<link rel="alternate" type="text/html" href="${absolute(origin, urls.announcements())}"/>
${entries.map((entry) => entryOf(origin, entry)).join("\n")}
</feed>
`;
}

function entryOf(origin: string, entry: FeedEntry): string {
  const { id, link, title, text } = wordsOf(entry);
  return `<entry>
<id>${absolute(origin, id)}</id>
<title>${escapeHtml(title)}</title>
<updated>${entry.date.toISOString()}</updated>
<link rel="alternate" type="text/html" href="${absolute(origin, link)}"/>
<summary>${escapeHtml(text)}</summary>
</entry>`;
}

function wordsOf(entry: FeedEntry): { id: string; link: string; title: string; text: string } {
  if (entry.kind === "game") {
    const { game } = entry;
    return { id: urls.game(game), link: urls.game(game), title: game.name, text: game.description };
  }
  const { title, content: text, date } = entry.announcement;
  const link = urls.announcements();
  // An announcement has no address of its own: its day and title tell it from others.
  return { id: `${link}#${formatIsoDay(date)}-${hashOf(title).toString(36)}`, link, title, text };
}

function absolute(origin: string, path: string): string {
  return escapeHtml(`${origin}${path}`);
}
