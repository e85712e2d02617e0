import type { Handler } from "hono";
import { urls } from "#app/urls.ts";
import type { Game } from "#domain/catalogue/game.ts";
import { formatIsoDay } from "#domain/day.ts";
import { escapeHtml } from "#domain/escape-html.ts";
import type { Portal } from "#domain/portal.ts";
import { acceptedEncodings } from "#server/http/static/accepts.ts";
import { streamedBody } from "#server/site/rendering/streamed-body.ts";
import { requestOrigin } from "#server/site/request/request-origin.ts";

/** Addresses in one file (sitemaps.org). */
const MAX_ADDRESSES = 50_000;
/** Games in one chunk of the stream. */
const GAMES_PER_CHUNK = 500;

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const headers = {
  "content-type": "application/xml; charset=utf-8",
  "cache-control": "public, max-age=3600",
  vary: "accept-encoding",
};

/**
 * Routes of the sitemap: one file where it holds all games, else an index of files with the pages first. Each file is streamed from the
 * catalogue's own order, so its size is the only cost of a large catalogue.
 */
export function sitemapRoutes(portal: Portal): { whole: Handler; part: Handler } {
  const send = (request: Request, chunks: Iterable<Buffer>) => {
    const [encoding] = acceptedEncodings(request);
    const body = request.method === "HEAD" ? null : streamedBody(chunks, encoding);
    return new Response(body, {
      headers: encoding ? { ...headers, "content-encoding": encoding } : headers,
    });
  };
  const pieces = () => Math.ceil(portal.catalogue.size / MAX_ADDRESSES);
  return {
    whole(c) {
      const request = c.req.raw;
      const origin = requestOrigin(portal, request);
      const { games } = portal.catalogue;
      const pages = pagesOf(portal);
      if (games.length + pages.length > MAX_ADDRESSES) return send(request, indexOf(origin, pieces()));
      return send(request, urlset(origin, pages, games));
    },
    part(c) {
      const [, number] = /^(0|[1-9]\d{0,5})\.xml$/.exec(c.req.param("part") ?? "") ?? [];
      const part = Number(number);
      if (number === undefined || part > pieces()) return c.notFound();
      const origin = requestOrigin(portal, c.req.raw);
      if (part === 0) return send(c.req.raw, urlset(origin, pagesOf(portal), []));
      const games = portal.catalogue.games.slice((part - 1) * MAX_ADDRESSES, part * MAX_ADDRESSES);
      return send(c.req.raw, urlset(origin, [], games));
    },
  };
}

/** Pages besides those of games. */
function pagesOf({ content, records, together }: Portal): string[] {
  return [
    urls.landing(),
    urls.games(),
    urls.announcements(),
    urls.articles(),
    ...content.articles.map(({ name }) => urls.article(name)),
    urls.partners(),
    urls.credits(),
    urls.privacy(),
    ...(content.site.imprint ? [urls.imprint()] : []),
    ...(records ? [urls.today(), urls.watch()] : []),
    ...(together ? [urls.together()] : []),
  ];
}

function* indexOf(origin: string, pieces: number): Generator<Buffer> {
  const parts = Array.from({ length: pieces + 1 }, (_, part) => loc(origin, urls.sitemapPart(part)));
  const maps = parts.map((text) => `<sitemap>${text}</sitemap>`).join("\n");
  yield Buffer.from(`${prolog}<sitemapindex ${namespace}>\n${maps}\n</sitemapindex>\n`);
}

function* urlset(origin: string, pages: readonly string[], games: readonly Game[]): Generator<Buffer> {
  yield Buffer.from(`${prolog}<urlset ${namespace}>\n`);
  yield Buffer.from(pages.map((path) => `<url>${loc(origin, path)}</url>\n`).join(""));
  for (let from = 0; from < games.length; from += GAMES_PER_CHUNK) {
    const chunk = games.slice(from, from + GAMES_PER_CHUNK);
    yield Buffer.from(chunk.map((game) => entryOf(origin, game)).join(""));
  }
  yield Buffer.from("</urlset>\n");
}

function entryOf(origin: string, game: Game): string {
  return `<url>${loc(origin, urls.game(game))}<lastmod>${formatIsoDay(game.addedAt)}</lastmod></url>\n`;
}

function loc(origin: string, path: string): string {
  return `<loc>${escapeHtml(`${origin}${path}`)}</loc>`;
}

const prolog = '<?xml version="1.0" encoding="UTF-8"?>\n';
