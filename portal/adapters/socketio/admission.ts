import type { IncomingMessage } from "node:http";
import type { Socket } from "socket.io";
import { type ConnectionLimits, createConnectionLimiter } from "#domain/limits/connection-limiter.ts";
import { createRateLimiter } from "#domain/limits/rate-limiter.ts";
import { isHandshake, sessionIdOf } from "./handshake.ts";

export type AdmissionOptions = {
  readonly limits: ConnectionLimits;
  readonly ipAddressOf: (request: IncomingMessage) => string;
  /**
   * Whether the request comes from a page of the site. Browsers let any page open a socket to any host, so another
   * site, or a game, could make its visitors count as ours.
   */
  readonly isFromSite: (request: IncomingMessage) => boolean;
};

/** Rate limit of one connection: a page connects, says when a game starts or ends, and answers a ping every 25 seconds. */
const MESSAGE_RATE = { limit: 20, windowMs: 10_000 };
/** The same of a member of a room, who also chooses, is ready and measures the time; frames have a limit of their own. */
const MEMBER_MESSAGE_RATE = { limit: 60, windowMs: 10_000 };

/** Admission of presence connections: same site, connection limits by IP address, and a rate limit for each connection. */
export function createAdmission({ limits, ipAddressOf, isFromSite }: AdmissionOptions) {
  const connectionLimiter = createConnectionLimiter(limits);
  const rateLimiter = createRateLimiter({ ...MESSAGE_RATE, maxKeys: limits.total });
  const memberLimiter = createRateLimiter({ ...MEMBER_MESSAGE_RATE, maxKeys: limits.total });
  const members = new WeakSet<Socket["conn"]>();
  const sessionIds = new Set<string>();
  let connectionCount = 0;

  const mayConnect = (request: IncomingMessage) =>
    isFromSite(request) && connectionLimiter.hasRoom(ipAddressOf(request));

  return {
    mayConnect,
    acceptsUpgrade(request: IncomingMessage): boolean {
      if (!isHandshake(request)) return false;
      const sessionId = sessionIdOf(request);
      // A client that began by polling was admitted already.
      return sessionId === null ? mayConnect(request) : sessionIds.has(sessionId);
    },
    /** Counts a new connection, or closes it where a limit was reached since it was asked for. */
    admit(connection: Socket["conn"]): void {
      const ipAddress = ipAddressOf(connection.request);
      if (!connectionLimiter.admit(ipAddress)) {
        connection.close(true);
        return;
      }
      // The library's types keep the session id private.
      const sessionId = `${Reflect.get(connection, "id")}`;
      sessionIds.add(sessionId);
      connection.once("close", () => {
        connectionLimiter.release(ipAddress);
        sessionIds.delete(sessionId);
      });
      const key = `${++connectionCount}`;
      connection.on("packet", ({ data }: { data?: unknown }) => {
        const isMember = members.has(connection);
        if (isMember && Buffer.isBuffer(data)) return;
        const limiter = isMember ? memberLimiter : rateLimiter;
        if (limiter.consume(key, new Date()) > 0) connection.close(true);
      });
    },
    /** Sets whether the connection is in a room: then it may send more. */
    setMember(connection: Socket["conn"], isMember: boolean): void {
      if (isMember) members.add(connection);
      else members.delete(connection);
    },
    /** How many connections are open. */
    size: connectionLimiter.size,
  };
}
