import type { Context, Handler } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { EndpointName } from "#app/routes.ts";
import { formatIsoDay } from "#domain/day.ts";
import type { SignedInUser } from "#domain/identity/user.ts";
import type { Portal } from "#domain/portal.ts";
import { type Board, parseBoardQuery } from "#domain/records/board.ts";
import { parseCrewCode } from "#domain/records/crew-code.ts";
import type { Owner } from "#domain/records/owner-key.ts";
import { TAPE_MAX_BYTES } from "#domain/records/record-limits.ts";
import { type Records, tapeTooLarge } from "#domain/records/records.ts";
import { acceptedEncodings } from "#server/http/static/accepts.ts";
import { compressBody, sendCacheable } from "#server/site/rendering/compressed-body.ts";
import type { SiteEnv } from "#server/site/site-env.ts";
import { createBoardCache } from "./board-cache.ts";
import { recordRoute } from "./record-answers.ts";

/** The rate limit of one IP address, which a whole school may share, for all that is asked of records and written to them. */
export const RECORD_READS_PER_MINUTE = 3000;
export const RECORD_CHANGES_PER_MINUTE = 600;

const OWNER_HEADER = "recess-owner";
/** A tape never changes; one that was deleted may be in a browser for as long as this. */
const TAPE_CACHE = "public, max-age=604800, immutable";

type RecordRouteName = Extract<EndpointName, `record-${string}` | `crew${string}`>;
type SiteContext = Context<SiteEnv>;

/** Routes of records: JSON for the pages' scripts, as `docs/records.md` lists them. */
export function recordRoutes(
  portal: Portal,
  userOf: (request: Request) => Promise<SignedInUser | undefined>,
): Readonly<Record<RecordRouteName, Handler<SiteEnv>>> {
  const boards = createBoardCache();
  const route = (answer: (c: SiteContext, records: Records) => Promise<Response>) =>
    recordRoute(portal, answer);
  /** A signed-in visitor is the same owner in every browser; any other is known by the key of this one. */
  const ownerOf = async (c: SiteContext, records: Records): Promise<Owner> => {
    const { ipAddress } = c.get("client");
    const user = await userOf(c.req.raw);
    if (user) return records.ownerOfAccount(user.uid, ipAddress);
    return records.ownerOf(c.req.header(OWNER_HEADER), ipAddress);
  };
  const boardOf = (c: SiteContext, records: Records): Board => {
    const query = new URL(c.req.url).searchParams;
    const crew = query.get("crew");
    const { game, boards } = records.gameOf(c.req.param("game") ?? "");
    const { id = boards[0]?.id ?? "", ...rest } = parseBoardQuery(query, formatIsoDay(portal.now()));
    return { ...rest, id, game, crew: crew === null ? undefined : parseCrewCode(crew) };
  };
  return {
    "record-run": route(async (c, records) => {
      const owner = await ownerOf(c, records);
      const tape = await tapeOf(c);
      const answer = await records.submit(owner, c.req.param("game") ?? "", tape);
      if (answer.state === "counted" && answer.isBest) boards.forget(answer.game);
      return privately(c, answer, answer.state === "waiting" ? 202 : 200);
    }),
    "record-check": route(async (c, records) => {
      const answer = await records.check(c.req.param("check") ?? "");
      return privately(c, answer, answer.state === "waiting" ? 202 : 200);
    }),
    "record-board": route(async (c, records) => {
      const board = boardOf(c, records);
      const [encoding] = acceptedEncodings(c.req.raw);
      if (board.crew === undefined)
        return sendCacheable(
          c.req.raw,
          await boards.bodyOf(records, board, encoding),
          cachedFor("public", 1),
        );
      const body = await compressBody(JSON.stringify(await records.board(board)), encoding);
      return sendCacheable(c.req.raw, body, cachedFor("private", 0));
    }),
    "record-place": route(async (c, records) => {
      const near = await records.placesNear(boardOf(c, records), await ownerOf(c, records));
      return privately(c, { place: near.find(({ isMine }) => isMine) ?? null, near });
    }),
    "record-entry": route(async (c, records) =>
      privately(c, { entry: await records.entry(c.req.param("entry") ?? "") }),
    ),
    "record-tape": route(async (c, records) => {
      const tape = await records.tape(c.req.param("entry") ?? "");
      return c.body(Uint8Array.from(tape), 200, {
        "content-type": "application/octet-stream",
        "cache-control": TAPE_CACHE,
      });
    }),
    "record-today": route(async (c, records) => {
      const today = records.today();
      const [encoding] = acceptedEncodings(c.req.raw);
      const seconds = Math.floor((today.endsAt.getTime() - portal.now().getTime()) / 1000);
      const body = await compressBody(JSON.stringify(today), encoding);
      return sendCacheable(c.req.raw, body, cachedFor("public", Math.max(0, Math.min(60, seconds))));
    }),
    "record-best": route(async (c, records) => {
      const best = { day: formatIsoDay(portal.now()), games: await records.bestOfDay() };
      const [encoding] = acceptedEncodings(c.req.raw);
      return sendCacheable(
        c.req.raw,
        await compressBody(JSON.stringify(best), encoding),
        cachedFor("public", 10),
      );
    }),
    "record-owner": route(async (c, records) => {
      const owner = await ownerOf(c, records);
      return privately(c, {
        name: (await records.nameOf(owner)) ?? null,
        entries: await records.countOf(owner),
        crews: await records.crews.of(owner),
      });
    }),
    "record-name": route(async (c, records) => {
      const owner = await ownerOf(c, records);
      const text = await c.req.text();
      return privately(c, { name: await records.rename(owner, text === "" ? undefined : parseJson(text)) });
    }),
    "record-delete": route(async (c, records) => {
      const owner = await ownerOf(c, records);
      const entries = await records.deleteAll(owner);
      boards.clear();
      return privately(c, { entries });
    }),
    "crew-create": route(async (c, records) =>
      privately(c, { crew: await records.crews.create(await ownerOf(c, records)) }, 201),
    ),
    "crew-join": route(async (c, records) => {
      const owner = await ownerOf(c, records);
      return privately(c, { crew: await records.crews.join(owner, await codeOf(c)) });
    }),
    "crew-leave": route(async (c, records) => {
      const owner = await ownerOf(c, records);
      await records.crews.leave(owner, await codeOf(c));
      return c.body(null, 204, { "cache-control": "private, no-store" });
    }),
    crew: route(async (c, records) => {
      const { memberNames, ...crew } = await records.crews.find(c.req.param("code") ?? "");
      return privately(c, { crew, members: memberNames });
    }),
  };
}

function privately(c: SiteContext, body: object, status: 200 | 201 | 202 = 200): Response {
  return c.json(body, status, { "cache-control": "private, no-store" });
}

function cachedFor(scope: "public" | "private", seconds: number): Record<string, string> {
  return {
    "content-type": "application/json; charset=utf-8",
    "cache-control": seconds > 0 ? `${scope}, max-age=${seconds}` : `${scope}, no-cache`,
    vary: "accept-encoding",
  };
}

/** The bytes of a tape. More than allowed are refused before they are read. */
async function tapeOf(c: SiteContext): Promise<Uint8Array> {
  const limit = bodyLimit({
    maxSize: TAPE_MAX_BYTES,
    onError: () => {
      throw tapeTooLarge();
    },
  });
  await limit(c, async () => undefined);
  return new Uint8Array(await c.req.arrayBuffer());
}

async function codeOf(c: SiteContext): Promise<unknown> {
  const body = parseJson(await c.req.text());
  return typeof body === "object" && body !== null ? Reflect.get(body, "code") : undefined;
}

/** A value, or null for what is no JSON: the domain refuses both alike. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
