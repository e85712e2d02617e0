import type { Context } from "hono";
import type { Logger } from "pino";
import type { ShownRefusal } from "#app/app.ts";
import type { PageResult } from "#app/page.ts";
import { Refusal, type RefusalCode, TooManyAttempts } from "#domain/errors.ts";
import type { Identity } from "#domain/identity/identity.ts";
import { SecondFactorNeeded } from "#domain/identity/second-factor.ts";
import { type RefusalText, shownRefusal } from "#server/site/rendering/refusal-text.ts";
import type { KnownBrowserCookie } from "#server/site/request/known-browser.ts";
import { pendingCookie } from "#server/site/request/pending-cookie.ts";
import type { SessionCookie } from "#server/site/request/session-cookie.ts";
import type { SiteEnv } from "#server/site/site-env.ts";

export type LoginOptions = {
  readonly identity: Identity;
  readonly cookie: SessionCookie;
  readonly browsers: KnownBrowserCookie;
  readonly log: Logger;
  /** The URL to which a visitor is redirected once signed in. */
  readonly welcome: string;
  /** The URL that asks for the code of a second factor. */
  readonly secondStep: string;
  /** Renders the form again, with the refusal above it. */
  readonly refused: (
    c: Context,
    refused: { refusal: ShownRefusal; email: string; status: RefusedStatus },
  ) => Promise<Response>;
  /** What the page's script is told. */
  readonly refusalText: RefusalText;
};

type RefusedStatus = NonNullable<PageResult["status"]>;

export const refusedStatuses: Partial<Record<RefusalCode, RefusedStatus>> = {
  "password-refused": 400,
  "reset-refused": 404,
  "sign-in-refused": 401,
  "too-many-attempts": 429,
  "database-unavailable": 503,
  "identity-unavailable": 503,
};

/** Route that signs in, for a plain form or for the page's script, which asks for JSON. */
export function loginRoute({
  identity,
  cookie,
  browsers,
  log,
  welcome,
  secondStep,
  refused,
  refusalText,
}: LoginOptions) {
  return async (c: Context<SiteEnv>): Promise<Response> => {
    const request = c.req.raw;
    const wantsJson = request.headers.get("accept") === "application/json";
    c.header("cache-control", "private, no-store");
    const form = new URLSearchParams(await request.text());
    const email = form.get("email") ?? "";
    const { ipAddress } = c.get("client");
    try {
      const { session } = await identity.signIn({
        email,
        password: form.get("password") ?? "",
        ipAddress,
        knownBrowser: browsers.idFor(request, email),
      });
      await endSession(cookie.read(request));
      c.header("set-cookie", cookie.set(request, session));
      c.header("set-cookie", browsers.remember(request, email), { append: true });
      return wantsJson ? c.json({ location: welcome }) : c.redirect(welcome, 303);
    } catch (error) {
      if (error instanceof SecondFactorNeeded) {
        c.header("set-cookie", pendingCookie.set(request, error.pending));
        return wantsJson ? c.json({ location: secondStep }) : c.redirect(secondStep, 303);
      }
      const status = error instanceof Refusal ? refusedStatuses[error.code] : undefined;
      if (!(error instanceof Refusal) || status === undefined) throw error;
      const refusal = shownRefusal(error);
      const response = wantsJson
        ? c.json({ message: refusalText(request, refusal) }, status)
        : await refused(c, { refusal, email, status });
      response.headers.set("cache-control", "private, no-store");
      if (error instanceof TooManyAttempts) response.headers.set("retry-after", `${error.waitSeconds}`);
      return response;
    }
  };

  /** Ends the session that this browser had before the new one. */
  async function endSession(session: string | undefined): Promise<void> {
    if (session)
      await identity
        .signOut(session)
        .catch((error) => log.warn({ error }, "an old session could not be ended"));
  }
}
