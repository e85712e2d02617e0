import type { Context, Handler } from "hono";
import { Refusal, type RefusalCode } from "#domain/errors.ts";
import type { SignedInUser } from "#domain/identity/user.ts";
import type { Sync } from "#domain/saves/sync.ts";
import { parseSyncBody } from "#domain/saves/sync-request.ts";
import type { SiteEnv } from "#server/site/site-env.ts";

/** The rate limit of one IP address, which a whole school may share. */
export const SYNCS_PER_MINUTE = 600;

type Options = {
  /** Undefined where accounts are kept elsewhere. */
  readonly sync: Sync | undefined;
  /** Rejects where the session cannot be read: a browser must not be told to log in because the database is down. */
  readonly userOf: (request: Request) => Promise<SignedInUser | undefined>;
};

const statuses: Partial<Record<RefusalCode, 400 | 503 | 507>> = {
  "sync-refused": 400,
  "sync-full": 507,
  "database-unavailable": 503,
};

/** Routes of sync: a browser sends what changed and gets what others changed; copies of what lost are read and forgotten by game. */
export function syncRoutes({ sync, userOf }: Options) {
  const forAccount =
    (work: (c: Context<SiteEnv>, account: string, sync: Sync) => Promise<Response>): Handler<SiteEnv> =>
    async (c) => {
      c.header("cache-control", "private, no-store");
      try {
        const user = sync && (await userOf(c.req.raw));
        if (!user)
          return c.json({ code: "signed-out", message: "Log in to keep saves with your account." }, 401);
        return await work(c, user.uid, sync);
      } catch (error) {
        const status = error instanceof Refusal ? statuses[error.code] : undefined;
        if (!(error instanceof Refusal) || status === undefined) throw error;
        return c.json({ code: error.code, message: error.message }, status);
      }
    };
  return {
    sync: forAccount(async (c, account, sync) => {
      const request = parseSyncBody(await c.req.json().catch(() => undefined));
      if (!request) throw new Refusal("sync-refused", "That is no sync.");
      // Somebody else has logged in meanwhile; their account is no place for these saves.
      if (request.account !== account)
        return c.json({ code: "other-account", message: "Another account is logged in now." }, 409);
      return c.json(await sync.sync(account, request));
    }),
    copies: forAccount(async (c, account, sync) => c.json(await sync.copies(account))),
    forgetCopies: forAccount(async (c, account, sync) => {
      await sync.deleteCopies(account, new URLSearchParams(await c.req.text()).get("game") ?? "");
      return c.body(null, 204);
    }),
  };
}
