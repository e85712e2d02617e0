import type { Context, Handler } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { Refusal, type RefusalCode, TooManyAttempts } from "#domain/errors.ts";
import type { Portal } from "#domain/portal.ts";
import type { RecordRefusalCode } from "#domain/records/record-refusal.ts";
import type { Records } from "#domain/records/records.ts";
import type { SiteEnv } from "#server/site/site-env.ts";

type AnsweredCode = RecordRefusalCode | "database-unavailable" | "game-not-found" | "too-many-attempts";

/** The HTTP status of every refusal around records. */
const statuses: Readonly<Record<AnsweredCode, ContentfulStatusCode>> = {
  "board-invalid": 400,
  "check-not-found": 404,
  "crew-code-invalid": 400,
  "crew-full": 409,
  "crew-not-found": 404,
  "database-unavailable": 503,
  "entry-not-found": 404,
  "game-not-found": 404,
  "name-invalid": 400,
  "owner-key-invalid": 400,
  "records-busy": 503,
  "records-off": 404,
  "tape-known": 409,
  "tape-malformed": 400,
  "tape-older-version": 409,
  "tape-options-invalid": 422,
  "tape-too-large": 413,
  "tape-too-long": 422,
  "tape-unfinished": 422,
  "too-many-attempts": 429,
  "too-many-crews": 409,
};

const RETRY_SECONDS = 5;

/** Handler of a route of records: refusals become JSON with their status. */
export function recordRoute(
  portal: Pick<Portal, "records">,
  answer: (c: Context<SiteEnv>, records: Records) => Promise<Response>,
): Handler<SiteEnv> {
  return async (c) => {
    try {
      if (!portal.records) throw new Refusal("records-off", "This site has no boards.");
      return await answer(c, portal.records);
    } catch (error) {
      if (!(error instanceof Refusal) || !isAnswered(error.code)) throw error;
      return refusalResponse(c, error, statuses[error.code]);
    }
  };
}

function refusalResponse(c: Context, refusal: Refusal, status: ContentfulStatusCode): Response {
  c.header("cache-control", "private, no-store");
  const { code, message, values } = refusal;
  if (refusal instanceof TooManyAttempts) c.header("retry-after", `${refusal.waitSeconds}`);
  else if (status === 503) c.header("retry-after", `${RETRY_SECONDS}`);
  return c.json({ code, message, values }, status);
}

function isAnswered(code: RefusalCode): code is AnsweredCode {
  return Object.hasOwn(statuses, code);
}
