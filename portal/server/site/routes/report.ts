import type { Context, Handler } from "hono";
import { urls } from "#app/urls.ts";
import { Refusal } from "#domain/errors.ts";
import { parseReport } from "#domain/game-reports/game-report.ts";
import { createRateLimiter } from "#domain/limits/rate-limiter.ts";
import type { Portal } from "#domain/portal.ts";
import type { RefusalText } from "#server/site/rendering/refusal-text.ts";
import type { SiteEnv } from "#server/site/site-env.ts";

/** More than any report has. */
export const REPORT_MAX_BYTES = 4000;

/** Reports of one IP address, which a whole school may share. */
const REPORTS_PER_HOUR = 30;
const HOUR_MS = 3_600_000;

/**
 * Route of the form that reports a broken game: from a page's script as JSON, or as a form from a page without. A report of a game that is
 * not listed is answered and ignored.
 */
export function reportRoute(
  portal: Portal,
  tooOften: (request: Request) => string,
  refusalText: RefusalText,
): Handler<SiteEnv> {
  const limiter = createRateLimiter({ limit: REPORTS_PER_HOUR, windowMs: HOUR_MS });
  return async (c) => {
    const isScript = c.req.header("content-type")?.startsWith("application/json") === true;
    c.header("cache-control", "private, no-store");
    const report = parseReport(await bodyOf(c, isScript));
    if (!report) return c.text(refusalText(c.req.raw, { reason: "reportInvalid" }), 400);
    const { ipAddress } = c.get("client");
    const waitMs = limiter.consume(ipAddress, portal.now());
    if (waitMs > 0) {
      c.header("retry-after", `${Math.ceil(waitMs / 1000)}`);
      return isScript
        ? c.text(refusalText(c.req.raw, { reason: "tooManyRequests" }), 429)
        : c.html(tooOften(c.req.raw), 429);
    }
    const game = portal.catalogue.byPath(report.game);
    const isStored = game === undefined || (await stores(() => portal.reportGame(report, ipAddress)));
    if (!isStored) limiter.refund(ipAddress);
    if (isScript && isStored) return c.body(null, 204);
    if (isScript) return c.text(refusalText(c.req.raw, { reason: "reportNotStored" }), 503);
    const result = isStored ? "yes" : "no";
    return c.redirect(game ? `${urls.game(game)}?reported=${result}#report` : urls.games(), 303);
  };
}

/** False while the database is down. */
async function stores(store: () => Promise<void>): Promise<boolean> {
  try {
    await store();
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

async function bodyOf(c: Context, isScript: boolean): Promise<unknown> {
  const text = await c.req.text();
  if (!isScript) return Object.fromEntries(new URLSearchParams(text));
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
