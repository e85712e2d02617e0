import type { Context } from "hono";
import type { Logger } from "pino";
import type { PageResult } from "#app/page.ts";
import { Refusal, type RefusalCode, TooManyAttempts } from "#domain/errors.ts";
import type { Identity } from "#domain/identity/identity.ts";
import { addressOf } from "#server/site/request/client.ts";
import type { SessionCookie } from "#server/site/request/session-cookie.ts";

export type LoginOptions = {
  readonly identity: Identity;
  readonly cookie: SessionCookie;
  readonly trustedProxies: number;
  readonly log: Logger;
  /** Where a visitor is taken once signed in. */
  readonly welcome: string;
  /** The form again, with what was wrong above it. */
  readonly refused: (
    c: Context,
    refusal: { message: string; email: string; status: RefusedStatus },
  ) => Promise<Response>;
};

type RefusedStatus = NonNullable<PageResult["status"]>;

const statuses: Partial<Record<RefusalCode, RefusedStatus>> = {
  "sign-in-refused": 401,
  "too-many-attempts": 429,
  "database-unavailable": 503,
  "identity-unavailable": 503,
};

/** Signs in with a plain form, or for the page's script, which asks for JSON. */
export function loginRoute({ identity, cookie, trustedProxies, log, welcome, refused }: LoginOptions) {
  return async (c: Context): Promise<Response> => {
    const request = c.req.raw;
    const wantsJson = request.headers.get("accept") === "application/json";
    c.header("cache-control", "private, no-store");
    const form = new URLSearchParams(await request.text());
    const email = form.get("email") ?? "";
    const ipAddress = addressOf(request, c.env, trustedProxies);
    try {
      const { session } = await identity.signIn({ email, password: form.get("password") ?? "", ipAddress });
      await leave(cookie.read(request));
      c.header("set-cookie", cookie.set(request, session));
      return wantsJson ? c.json({ location: welcome }) : c.redirect(welcome, 303);
    } catch (error) {
      const status = error instanceof Refusal ? statuses[error.code] : undefined;
      if (!(error instanceof Refusal) || status === undefined) throw error;
      const { message } = error;
      const answer = wantsJson ? c.json({ message }, status) : await refused(c, { message, email, status });
      answer.headers.set("cache-control", "private, no-store");
      if (error instanceof TooManyAttempts) answer.headers.set("retry-after", `${error.waitSeconds}`);
      return answer;
    }
  };

  /** The session that this browser had before ends with the new one. */
  async function leave(session: string | undefined): Promise<void> {
    if (session)
      await identity
        .signOut(session)
        .catch((error) => log.warn({ error }, "an old session could not be ended"));
  }
}
