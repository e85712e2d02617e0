import type { Context, Handler } from "hono";
import { Refusal, type RefusalCode, TooManyAttempts } from "#domain/errors.ts";
import type { Parcels } from "#domain/saves/parcels.ts";
import type { SiteEnv } from "#server/site/site-env.ts";

/** The rate limit of one IP address, which a whole school may share. */
export const PARCELS_PER_MINUTE = 120;

/** Header with the id of a parcel. Not in the URL: proxies log those. */
const ID_HEADER = "recess-parcel";

const statuses: Partial<Record<RefusalCode, 400 | 404 | 410 | 429 | 503 | 507>> = {
  "parcel-refused": 400,
  "parcel-taken": 400,
  "parcel-not-found": 404,
  "parcel-used": 410,
  "too-many-attempts": 429,
  "database-unavailable": 503,
  "parcels-full": 507,
};

/** Routes of parcels: encrypted saves that one browser sends and another takes, once. Refusals are JSON with a code and a sentence. */
export function parcelRoutes(parcels: Parcels): { send: Handler<SiteEnv>; take: Handler<SiteEnv> } {
  return {
    send: withRefusals(async (c, id, ipAddress) => {
      const expiresAt = await parcels.send(id, new Uint8Array(await c.req.arrayBuffer()), ipAddress);
      return c.json({ expiresAt: expiresAt.toISOString() }, 201);
    }),
    take: withRefusals(async (c, id, ipAddress) => {
      const data = await parcels.take(id, ipAddress);
      return c.body(new Uint8Array(data), 200, { "content-type": "application/octet-stream" });
    }),
  };
}

type Work = (c: Context<SiteEnv>, id: string, ipAddress: string) => Promise<Response>;

function withRefusals(work: Work): Handler<SiteEnv> {
  return async (c) => {
    c.header("cache-control", "no-store");
    try {
      return await work(c, c.req.header(ID_HEADER) ?? "", c.get("client").ipAddress);
    } catch (error) {
      const status = error instanceof Refusal ? statuses[error.code] : undefined;
      if (!(error instanceof Refusal) || status === undefined) throw error;
      if (error instanceof TooManyAttempts) c.header("retry-after", `${error.waitSeconds}`);
      return c.json({ code: error.code, message: error.message }, status);
    }
  };
}
