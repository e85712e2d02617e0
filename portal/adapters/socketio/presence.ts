import type { Server as HttpServer, IncomingMessage } from "node:http";
import { Server, type Socket } from "socket.io";
import type { Game } from "#domain/catalogue/game.ts";
import { pathOfId } from "#domain/catalogue/game-id.ts";
import { type ConnectionLimits, createConnectionLimiter } from "#domain/limits/connection-limiter.ts";
import { createRateLimiter } from "#domain/limits/rate-limiter.ts";
import { createConnectedVisitors } from "#domain/presence/connected-visitors.ts";
import { noPeers, type Peers } from "#domain/presence/peers.ts";
import {
  gamePresence,
  type PresenceCount,
  sitePresence,
  sumPresence,
} from "#domain/presence/presence-count.ts";
import { makeAnnouncer } from "./broadcaster.ts";

export type PresenceOptions = {
  /** The game of this path, if the catalogue lists it: nothing else can be watched or played. */
  readonly gameOf: (path: string) => Pick<Game, "id" | "name"> | undefined;
  readonly limits: ConnectionLimits;
  readonly addressOf: (request: IncomingMessage) => string;
  /**
   * Whether a page of the site asks. A browser lets any page open a socket anywhere, so a stranger's page, or a game,
   * could make its visitors count as ours.
   */
  readonly isOurs: (request: IncomingMessage) => boolean;
  /** How to reach the other processes of the same site, where there are any. */
  readonly peersOf?: (io: Server) => Peers;
  /** The least time between two messages to the same page. */
  readonly tickMs?: number;
};

export type Presence = {
  readonly path: string;
  /** Whether this asks for a socket that may be opened now. */
  acceptsUpgrade(request: IncomingMessage): boolean;
  attach(server: HttpServer): void;
  /** How many are connected to this process. */
  connections(): number;
  /** Whether the other processes are heard; true where there are none. */
  hearsOthers(): boolean;
  /** Hangs up on everybody; their pages call again by themselves. */
  close(): Promise<void>;
};

const path = "/socket.io/";
/** Room for the id of any game, and for nothing else of interest. */
const longestMessage = 4096;
/** A page greets, says when a game starts or ends, and answers a ping every 25 seconds. */
const pace = { limit: 20, windowMs: 10_000 };

/** Counts who is here. All that a visitor can say is "I play the game of this page" and "not any more". */
export function openPresence(options: PresenceOptions): Presence {
  const { gameOf, limits, addressOf, isOurs, peersOf, tickMs = 3000 } = options;
  const connectionLimiter = createConnectionLimiter(limits);
  const visitors = createConnectedVisitors();
  const inside = new Set<string>();
  const greeted = new WeakSet<Socket["conn"]>();
  const messages = createRateLimiter({ ...pace, maxKeys: limits.total });
  let connections = 0;
  let timer: NodeJS.Timeout | undefined;

  const mayEnter = (request: IncomingMessage) =>
    isOurs(request) && connectionLimiter.hasRoom(addressOf(request));
  const io = new Server({
    path,
    serveClient: false,
    maxHttpBufferSize: longestMessage,
    perMessageDeflate: false,
    httpCompression: false,
    connectTimeout: 10_000,
    allowRequest: (request, answer) =>
      mayEnter(request) ? answer(null, true) : answer("not from here, or not now", false),
  });
  const peers = peersOf?.(io) ?? noPeers;
  // Every process tells its own visitors, and nobody else's.
  const announcer = makeAnnouncer((game, figures) =>
    io.local.to(roomOf(game)).volatile.emit("count", figures),
  );

  const everybody = () => sumPresence([visitors.count(), ...peers.counts()]);
  const nameOf = (id: string) => gameOf(pathOfId(id) ?? "")?.name;
  function presenceFor(game: string | undefined, count: PresenceCount): object {
    return game === undefined ? sitePresence(count, nameOf) : gamePresence(count, game);
  }

  function handleConnection(conn: Socket["conn"]): void {
    const address = addressOf(conn.request);
    // Many may have asked at once while there was still room.
    if (!connectionLimiter.admit(address)) {
      conn.close(true);
      return;
    }
    // What whoever begins by polling names when they ask for a socket; the library's types keep it to themselves.
    const session = `${Reflect.get(conn, "id")}`;
    inside.add(session);
    conn.once("close", () => {
      connectionLimiter.release(address);
      inside.delete(session);
    });
    const key = `${++connections}`;
    conn.on("packet", () => messages.consume(key, new Date()) === 0 || conn.close(true));
  }

  function handleVisit(visit: Socket): void {
    // One connection that greets twice in one breath is no second visitor.
    if (greeted.has(visit.conn)) {
      visit.conn.close(true);
      return;
    }
    greeted.add(visit.conn);
    const asked: unknown = visit.handshake.auth["game"];
    const game = typeof asked === "string" ? gameOf(pathOfId(asked) ?? "")?.id : undefined;
    visitors.connect(visit.id);
    announcer.watch(game);
    visit.join(roomOf(game));
    visit.emit("count", presenceFor(game, everybody()));
    // The library keeps the first request for as long as the connection lasts: a fifth of its memory, and all it knows
    // of the visitor. https://socket.io/docs/v4/memory-usage/
    Object.assign(visit.conn, { request: undefined });
    Object.assign(visit.handshake, { headers: {}, query: {}, auth: {}, address: "" });
    if (game !== undefined) {
      visit.on("join", () => visitors.joinGame(visit.id, game));
      visit.on("leave", () => visitors.leaveGame(visit.id));
    }
    visit.on("disconnect", () => {
      visitors.disconnect(visit.id);
      announcer.unwatch(game);
      visit.conn.close(true);
    });
  }

  return {
    path,
    acceptsUpgrade(request) {
      if (!isHandshake(request)) return false;
      const sid = queryOf(request).get("sid");
      // Whoever began by polling has been let in already.
      return sid === null ? mayEnter(request) : inside.has(sid);
    },
    attach(server) {
      io.attach(server);
      io.engine.on("connection", handleConnection);
      io.on("connection", handleVisit);
      timer = setInterval(() => {
        peers.publish(visitors.count());
        const count = everybody();
        announcer.tick((game) => presenceFor(game, count));
      }, tickMs);
      timer.unref();
    },
    connections: connectionLimiter.size,
    hearsOthers: () => peers.isConnected(),
    async close() {
      clearInterval(timer);
      // `io.close()` would close the site's own server as well, and that one has answers to finish.
      io.engine?.close();
      await peers.close();
    },
  };
}

/** What a browser sends to open a socket. Whatever else asks for one would be answered by the library in its own words. */
function isHandshake(request: IncomingMessage): boolean {
  const { method, headers } = request;
  const query = queryOf(request);
  return (
    method === "GET" &&
    headers.upgrade?.toLowerCase() === "websocket" &&
    /^[+/0-9a-z]{22}==$/i.test(headers["sec-websocket-key"] ?? "") &&
    headers["sec-websocket-version"] === "13" &&
    query.get("EIO") === "4" &&
    query.getAll("transport").join() === "websocket"
  );
}

function queryOf({ url = "" }: IncomingMessage): URLSearchParams {
  return new URLSearchParams(url.slice(url.indexOf("?") + 1));
}

function roomOf(game: string | undefined): string {
  return game === undefined ? "site" : `game ${game}`;
}
