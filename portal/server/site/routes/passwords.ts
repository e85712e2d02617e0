import type { Context } from "hono";
import type { RefusedCode, RefusedReset } from "#app/app.ts";
import { Refusal, TooManyAttempts } from "#domain/errors.ts";
import type { Passwords } from "#domain/identity/passwords.ts";
import type { SignedInUser } from "#domain/identity/user.ts";
import { shownRefusal } from "#server/site/rendering/refusal-text.ts";
import type { KnownBrowserCookie } from "#server/site/request/known-browser.ts";
import type { SessionCookie } from "#server/site/request/session-cookie.ts";
import type { SiteEnv } from "#server/site/site-env.ts";
import { refusedStatuses } from "./login.ts";

type Options = {
  readonly passwords: Passwords | undefined;
  readonly cookie: SessionCookie;
  readonly browsers: KnownBrowserCookie;
  readonly urls: { readonly login: string; readonly changed: string; readonly reset: string };
  readonly userOf: (request: Request) => Promise<SignedInUser | undefined>;
  readonly refusedChange: (c: Context, refused: RefusedCode) => Promise<Response>;
  readonly refusedReset: (c: Context, refused: RefusedReset) => Promise<Response>;
};

/** Routes that change passwords: the own one, by the current one, and by a reset link of the operator. */
export function passwordRoutes(options: Options) {
  const { passwords, cookie, browsers, urls, userOf, refusedChange, refusedReset } = options;
  const formOf = async (c: Context<SiteEnv>) => {
    c.header("cache-control", "private, no-store");
    const form = new URLSearchParams(await c.req.raw.text());
    return (name: string) => form.get(name) ?? "";
  };

  async function change(c: Context<SiteEnv>): Promise<Response> {
    const request = c.req.raw;
    const field = await formOf(c);
    const [user, session] = [await userOf(request), cookie.read(request)];
    if (!passwords || !user || !session) return c.redirect(urls.login, 303);
    try {
      await passwords.change(user, session, {
        current: field("current"),
        password: field("password"),
        repeated: field("repeated"),
        ipAddress: c.get("client").ipAddress,
        knownBrowser: browsers.idFor(request, user.email ?? ""),
      });
      return c.redirect(urls.changed, 303);
    } catch (error) {
      return notStored(error, await refusedChange(c, refusalOf(error)));
    }
  }

  async function reset(c: Context<SiteEnv>): Promise<Response> {
    const field = await formOf(c);
    if (!passwords) return c.redirect(urls.login, 303);
    const token = field("token");
    try {
      await passwords.reset(token, { password: field("password"), repeated: field("repeated") });
      return c.redirect(urls.reset, 303);
    } catch (error) {
      const refused = refusalOf(error);
      const isDead = error instanceof Refusal && error.code === "reset-refused";
      return notStored(error, await refusedReset(c, { ...refused, token: isDead ? undefined : token }));
    }
  }

  return { change, reset };
}

/** What the form shows of a refusal; anything else is a bug. */
function refusalOf(error: unknown): RefusedCode {
  const status = error instanceof Refusal ? refusedStatuses[error.code] : undefined;
  if (!(error instanceof Refusal) || status === undefined) throw error;
  if (error.code === "sign-in-refused") return { refusal: { reason: "wrongCurrentPassword" }, status };
  return { refusal: shownRefusal(error), status };
}

function notStored(error: unknown, response: Response): Response {
  response.headers.set("cache-control", "private, no-store");
  if (error instanceof TooManyAttempts) response.headers.set("retry-after", `${error.waitSeconds}`);
  return response;
}
