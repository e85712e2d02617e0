import type { Context } from "hono";
import type { RefusedCode, ShownSecondFactor } from "#app/app.ts";
import { Refusal, TooManyAttempts } from "#domain/errors.ts";
import { checkPassword } from "#domain/identity/check-password.ts";
import type { Identity } from "#domain/identity/identity.ts";
import type { SecondFactor } from "#domain/identity/second-factor.ts";
import type { SignedInUser } from "#domain/identity/user.ts";
import { shownRefusal } from "#server/site/rendering/refusal-text.ts";
import type { KnownBrowserCookie } from "#server/site/request/known-browser.ts";
import { pendingCookie } from "#server/site/request/pending-cookie.ts";
import type { SessionCookie } from "#server/site/request/session-cookie.ts";
import type { SiteEnv } from "#server/site/site-env.ts";
import { refusedStatuses } from "./login.ts";

type Options = {
  readonly identity: Identity;
  readonly secondFactor: SecondFactor | undefined;
  readonly cookie: SessionCookie;
  readonly browsers: KnownBrowserCookie;
  readonly urls: { readonly login: string; readonly welcome: string; readonly account: string };
  readonly userOf: (request: Request) => Promise<SignedInUser | undefined>;
  readonly refusedCode: (c: Context, refused: RefusedCode) => Promise<Response>;
  readonly shown: (c: Context, page: ShownSecondFactor) => Promise<Response>;
};

/** Routes of the second factor: the second step of a sign-in, turning it on and off, and forgetting this browser. */
export function secondFactorRoutes(options: Options) {
  const { identity, secondFactor, cookie, browsers, urls, userOf, refusedCode, shown } = options;
  const formOf = async (c: Context<SiteEnv>) => {
    c.header("cache-control", "private, no-store");
    return new URLSearchParams(await c.req.raw.text());
  };

  async function finishSignIn(c: Context<SiteEnv>): Promise<Response> {
    const request = c.req.raw;
    const form = await formOf(c);
    const pending = pendingCookie.read(request);
    if (!secondFactor || !pending) return c.redirect(urls.login, 303);
    try {
      const { user, session } = await secondFactor.finish(pending, form.get("code") ?? "", (email) =>
        browsers.idFor(request, email),
      );
      c.header("set-cookie", cookie.set(request, session));
      c.header("set-cookie", pendingCookie.clear(request), { append: true });
      if (user.email) c.header("set-cookie", browsers.remember(request, user.email), { append: true });
      return c.redirect(urls.welcome, 303);
    } catch (error) {
      return withRetry(error, await refusedCode(c, refusalOf(error)));
    }
  }

  async function change(c: Context<SiteEnv>): Promise<Response> {
    const request = c.req.raw;
    const form = await formOf(c);
    const [user, session] = [await userOf(request), cookie.read(request)];
    if (!secondFactor || !user || !session) return c.redirect(urls.login, 303);
    const code = form.get("code") ?? "";
    const isOn = (await secondFactor.recoveryCodesLeft(user)) !== undefined;
    try {
      if (isOn) {
        await secondFactor.turnOff(user, code);
        return c.redirect(urls.account, 303);
      }
      const email = user.email ?? "";
      // A stolen session is not enough to lock its owner out with a second factor.
      await checkPassword(identity, {
        email,
        password: form.get("password") ?? "",
        ipAddress: c.get("client").ipAddress,
        knownBrowser: browsers.idFor(request, email),
      });
      const given = { token: form.get("enrolment") ?? "", code };
      return await shown(c, { kind: "codes", codes: await secondFactor.turnOn(user, session, given) });
    } catch (error) {
      const refused = refusalOf(error);
      if (isOn) return withRetry(error, await shown(c, { kind: "on", ...refused }));
      const token = form.get("enrolment") ?? "";
      const enrolment = secondFactor.enrolmentOf(user, token) ?? secondFactor.newEnrolment(user);
      return withRetry(error, await shown(c, { kind: "off", ...refused, enrolment }));
    }
  }

  async function forgetBrowser(c: Context<SiteEnv>): Promise<Response> {
    c.header("cache-control", "private, no-store");
    c.header("set-cookie", browsers.forget(c.req.raw));
    return c.redirect(`${urls.account}?browser=forgotten`, 303);
  }

  return { finishSignIn, change, forgetBrowser };
}

/** What the form shows of a refusal; anything else is a bug. */
function refusalOf(error: unknown): RefusedCode {
  const status = error instanceof Refusal ? refusedStatuses[error.code] : undefined;
  if (!(error instanceof Refusal) || status === undefined) throw error;
  return { refusal: shownRefusal(error), status };
}

function withRetry(error: unknown, response: Response): Response {
  response.headers.set("cache-control", "private, no-store");
  if (error instanceof TooManyAttempts) response.headers.set("retry-after", `${error.waitSeconds}`);
  return response;
}
