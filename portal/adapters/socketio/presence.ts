import type { Server as HttpServer, IncomingMessage } from "node:http";
import { Server, type Socket } from "socket.io";
import type { Game } from "#domain/catalogue/game.ts";
import { pathOfId } from "#domain/catalogue/game-id.ts";
import { Refusal } from "#domain/errors.ts";
import { createConnectedVisitors } from "#domain/presence/connected-visitors.ts";
import { noPeers, type Peers } from "#domain/presence/peers.ts";
import {
  gamePresence,
  type PresenceCount,
  sitePresence,
  sumPresence,
} from "#domain/presence/presence-count.ts";
import { FRAME_MAX_BYTES } from "#domain/together/frame-check.ts";
import { type AdmissionOptions, createAdmission } from "./admission.ts";
import { createBroadcaster } from "./broadcaster.ts";
import { frameParser } from "./frame-parser.ts";
import { openRoomHub, type RoomHubOptions } from "./room-hub.ts";
import type { RoomsHere } from "./room-sockets.ts";
import { refuse } from "./room-trouble.ts";

export type PresenceOptions = AdmissionOptions & {
  /** The game of this path, if the catalogue lists it: no other game can be watched or played. */
  readonly gameOf: (path: string) => Pick<Game, "id" | "name"> | undefined;
  /** Connects to the other processes of the same site, where there are any. */
  readonly peersOf?: (io: Server) => Peers;
  /** Rooms on the same sockets; undefined where the operator turned them off. */
  readonly together?: RoomHubOptions | undefined;
  /** Interval between two messages to the same page. */
  readonly tickMs?: number;
};

/** Presence server: counts the connected visitors and players, and sends the counts to their pages. */
export type Presence = {
  readonly path: string;
  /** Whether the request is a WebSocket handshake that may be upgraded now. */
  acceptsUpgrade(request: IncomingMessage): boolean;
  attach(server: HttpServer): void;
  /** How many clients are connected to this process. */
  connections(): number;
  /** Visitors and players now, of all processes. */
  count(): PresenceCount;
  /** How many rooms and members of them this process has. */
  roomCounts(): RoomsHere;
  /** Whether messages from and to the peers get through; true where there are none. */
  isConnectedToPeers(): boolean;
  /** Closes every connection; pages connect again by themselves. */
  close(): Promise<void>;
};

const path = "/socket.io/";
/** Enough for the id of any game, and for a frame with the byte that says to whom. */
const MAX_MESSAGE_BYTES = FRAME_MAX_BYTES + 1;
const CONNECT_TIMEOUT_MS = 10_000;
const TICK_MS = 3000;

/** Opens presence on Socket.IO. Messages of a client are `join` and `leave`, about the game of its page, and those of rooms. */
export function openPresence(options: PresenceOptions): Presence {
  const { gameOf, peersOf, tickMs = TICK_MS } = options;
  const admission = createAdmission(options);
  const io = openServer(admission.mayConnect);
  const peers = peersOf?.(io) ?? noPeers;
  const visitors = createConnectedVisitors();
  // Local: every process sends to its own visitors only.
  const broadcaster = createBroadcaster((game, counts) =>
    io.local.to(roomOf(game)).volatile.emit("count", counts),
  );
  const hub =
    options.together &&
    openRoomHub(options.together, (socket, isMember) => admission.setMember(socket.conn, isMember));
  let timer: NodeJS.Timeout | undefined;

  const total = () => sumPresence([visitors.count(), ...peers.counts()]);
  const nameOf = (id: string) => gameOf(pathOfId(id) ?? "")?.name;
  const messageFor = (game: string | undefined, count: PresenceCount): object =>
    game === undefined ? sitePresence(count, nameOf) : gamePresence(count, game);

  function handleSocket(socket: Socket): void {
    const requested: unknown = socket.handshake.auth["game"];
    const game = typeof requested === "string" ? gameOf(pathOfId(requested) ?? "")?.id : undefined;
    const ipAddress = options.ipAddressOf(socket.request);
    visitors.connect(socket.id, ipAddress);
    broadcaster.watch(game);
    socket.join(roomOf(game));
    socket.emit("count", messageFor(game, total()));
    forgetRequest(socket);
    if (game !== undefined) {
      socket.on("join", () => visitors.joinGame(socket.id, game));
      socket.on("leave", () => visitors.leaveGame(socket.id));
    }
    if (hub) hub.handleSocket(socket, ipAddress);
    else refuseRooms(socket);
    socket.on("disconnect", () => {
      visitors.disconnect(socket.id);
      broadcaster.unwatch(game);
      socket.conn.close(true);
    });
  }

  function tick(): void {
    peers.publish(visitors.count());
    const count = total();
    broadcaster.tick((game) => messageFor(game, count));
  }

  return {
    path,
    acceptsUpgrade: admission.acceptsUpgrade,
    attach(server) {
      io.attach(server);
      io.engine.on("connection", admission.admit);
      io.on("connection", oncePerConnection(handleSocket));
      timer = setInterval(tick, tickMs).unref();
    },
    connections: admission.size,
    count: total,
    roomCounts: () => hub?.counts() ?? { rooms: 0, members: 0 },
    isConnectedToPeers: () => peers.isConnected(),
    async close() {
      clearInterval(timer);
      await hub?.close();
      // `io.close()` would close the site's own server too, while it still has responses to finish.
      io.engine?.close();
      await peers.close();
    },
  };
}

function openServer(mayConnect: (request: IncomingMessage) => boolean): Server {
  return new Server({
    path,
    parser: frameParser,
    serveClient: false,
    maxHttpBufferSize: MAX_MESSAGE_BYTES,
    perMessageDeflate: false,
    httpCompression: false,
    connectTimeout: CONNECT_TIMEOUT_MS,
    allowRequest: (request, respond) =>
      mayConnect(request) ? respond(null, true) : respond("not from here, or not now", false),
  });
}

/** Says by name that there are no rooms here: a page may be older than the setting. */
function refuseRooms(socket: Socket): void {
  for (const event of ["room:open", "room:join", "room:match"])
    socket.on(event, () => refuse(socket, new Refusal("together-off", "Rooms are turned off here.")));
}

/** Closes a connection that opens a second socket: it would count as a second visitor. */
function oncePerConnection(handle: (socket: Socket) => void): (socket: Socket) => void {
  const connected = new WeakSet<Socket["conn"]>();
  return (socket) => {
    if (connected.has(socket.conn)) {
      socket.conn.close(true);
      return;
    }
    connected.add(socket.conn);
    handle(socket);
  };
}

/**
 * Drops the first request, which the library keeps as long as the connection: a fifth of its memory, and all that it
 * knows of the visitor. https://socket.io/docs/v4/memory-usage/
 */
function forgetRequest(socket: Socket): void {
  Object.assign(socket.conn, { request: undefined });
  Object.assign(socket.handshake, { headers: {}, query: {}, auth: {}, address: "" });
}

function roomOf(game: string | undefined): string {
  return game === undefined ? "site" : `game ${game}`;
}
