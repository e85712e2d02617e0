import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { DeskApp, Entry } from "#desk/app.ts";
import type { Desk } from "#domain/desk/desk.ts";
import type { OneTimeLinks } from "#domain/desk/one-time-link.ts";
import { Refusal, TooManyAttempts } from "#domain/errors.ts";
import { SecondFactorNeeded } from "#domain/identity/second-factor.ts";
import { createRateLimiter } from "#domain/limits/rate-limiter.ts";
import { refusedStatuses } from "#server/site/routes/login.ts";
import { deskCookie } from "./desk-cookie.ts";
import type { DeskEnv, RenderDesk } from "./desk-env.ts";
import type { DeskHosts } from "./desk-host.ts";
import { DoorRefusal } from "./door-refusal.ts";
import { hostOf } from "./guard.ts";

type Options = {
  readonly app: DeskApp;
  readonly desk: Desk;
  readonly links: OneTimeLinks;
  readonly origin: string | undefined;
  readonly hosts: DeskHosts;
  readonly render: RenderDesk;
};

const FORM_MAX_BYTES = 20_000;
/** Links that did not work, from one address. */
const WRONG_LINKS_PER_MINUTE = 10;

/** Routes that begin a session: by a one-time link, or by an operator's account with its second factor. */
export function entryRoutes({ app, desk, links, origin, hosts, render }: Options): Hono<DeskEnv> {
  const { sessions, operators, portal } = desk;
  const wrongLinks = createRateLimiter({ limit: WRONG_LINKS_PER_MINUTE, windowMs: 60_000 });
  const page = (entry: Entry) => render({ title: "Open the desk", body: app.enterPage(entry) });
  const formOf = async (c: Context<DeskEnv>) => new URLSearchParams(await c.req.text());

  async function begin(c: Context<DeskEnv>, email?: string): Promise<Response> {
    const cookie = deskCookie(hosts.isSecure(hostOf(c.req.raw)));
    c.header("set-cookie", cookie.set(await sessions.begin(email)));
    return c.redirect("/", 303);
  }

  const routes = new Hono<DeskEnv>();
  const limited = bodyLimit({
    maxSize: FORM_MAX_BYTES,
    onError: () => {
      throw new DoorRefusal("too-large", "That is too much to read.");
    },
  });

  routes.get("/enter", (c) => c.html(page({ kind: "link", token: c.req.query("token") ?? "" })));
  routes.post("/enter", limited, async (c) => {
    const token = (await formOf(c)).get("token") ?? "";
    const waitMs = wrongLinks.waitMs(c.get("ipAddress"), portal.now());
    if (waitMs > 0) throw new DoorRefusal("too-often", "Too many links that do not work. Wait a minute.");
    if (await links.spend(token)) return begin(c);
    wrongLinks.consume(c.get("ipAddress"), portal.now());
    const refusal = "This link does not work: each works once, for ten minutes.";
    return c.html(page({ kind: "none", canSignIn: origin !== undefined, refusal }), 403);
  });

  // Without a proxy's name, nobody is elsewhere: the link is enough, and no password is asked for.
  if (origin === undefined) return routes;

  const refused = (c: Context<DeskEnv>, error: unknown, entry: (refusal: string) => Entry) => {
    const status = error instanceof Refusal ? (refusedStatuses[error.code] ?? 403) : undefined;
    if (!(error instanceof Refusal) || status === undefined) throw error;
    if (error instanceof TooManyAttempts) c.header("retry-after", `${error.waitSeconds}`);
    return c.html(page(entry(error.message)), status);
  };

  routes.post("/sign-in", limited, async (c) => {
    const form = await formOf(c);
    const email = form.get("email") ?? "";
    try {
      const { session } = await portal.identity.signIn({
        email,
        password: form.get("password") ?? "",
        ipAddress: c.get("ipAddress"),
      });
      await portal.identity.signOut(session);
      throw new Refusal(
        "second-factor-needed",
        "The desk needs an account with a second factor. Turn it on at the site, under your account.",
      );
    } catch (error) {
      if (error instanceof SecondFactorNeeded) return c.html(page({ kind: "code", pending: error.pending }));
      return refused(c, error, (refusal) => ({ kind: "none", canSignIn: true, refusal }));
    }
  });
  routes.post("/sign-in/code", limited, async (c) => {
    const form = await formOf(c);
    const pending = form.get("pending") ?? "";
    try {
      if (!portal.secondFactor) throw new Refusal("sign-in-refused", "Accounts are kept elsewhere.");
      const { user, session } = await portal.secondFactor.finish(
        pending,
        form.get("code") ?? "",
        () => undefined,
      );
      // It was for a visitor; the desk has sessions of its own.
      await portal.identity.signOut(session);
      if (user.email === null || !(await operators.has(user.email)))
        throw new Refusal("sign-in-refused", "This account is no operator's.");
      return begin(c, user.email);
    } catch (error) {
      return refused(c, error, (refusal) => ({ kind: "code", pending, refusal }));
    }
  });
  return routes;
}
