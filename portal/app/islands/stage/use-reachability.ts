import { useCallback, useEffect, useRef, useState } from "react";
import { isMirror } from "#app/mirror/mirror-base.ts";
import type { GameStatus } from "#domain/catalogue/links/game-status.ts";

/**
 * Status of an external game. Until a press it is what the portal's own check found (`up`, `down`, `unknown`); after it, what this browser
 * found (`reachable`, `unreachable`). `checking` while there is no answer to either.
 */
export type Reachability =
  | { kind: "checking" }
  | GameStatus
  | { kind: "reachable"; server: string }
  | { kind: "unreachable" };

const TIMEOUT_MS = 6000;

type Check = {
  status: Reachability;
  /** Tries the servers from the visitor's network, in turn; gives the first that responds. To be called on a press, never before. */
  tryServers: () => Promise<string | undefined>;
};

/** Asks the portal, and nobody else, about an external game when the page is shown; asks the game's servers only when told to. */
export function useReachability(statusUrl: string, servers: readonly string[]): Check {
  const [status, setStatus] = useState<Reachability>({ kind: "checking" });
  const isPressed = useRef(false);

  useEffect(() => {
    const unmounted = new AbortController();
    portalStatus(statusUrl, unmounted.signal).then((found) => {
      // What this browser found itself counts more.
      if (!unmounted.signal.aborted && !isPressed.current) setStatus(found);
    });
    return () => unmounted.abort();
  }, [statusUrl]);

  const tryServers = useCallback(async () => {
    isPressed.current = true;
    setStatus({ kind: "checking" });
    const server = await firstReachable(servers);
    setStatus(server ? { kind: "reachable", server } : { kind: "unreachable" });
    return server;
  }, [servers]);

  return { status, tryServers };
}

async function portalStatus(url: string, signal: AbortSignal): Promise<GameStatus> {
  if (isMirror()) return { kind: "unknown" };
  try {
    const response = await fetch(url, { headers: { accept: "application/json" }, signal });
    return response.ok ? await response.json() : { kind: "unknown" };
  } catch {
    // Without a network there is nothing to say; the press says more.
    return { kind: "unknown" };
  }
}

async function firstReachable(servers: readonly string[]): Promise<string | undefined> {
  for (const server of servers) {
    if (await responds(new URL("/favicon.ico", server).href)) return server;
  }
  return undefined;
}

/** Whether a host responds, whatever it says: an opaque request needs no CORS header, and sends neither cookies nor a referrer. */
async function responds(icon: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    await fetch(icon, {
      mode: "no-cors",
      credentials: "omit",
      referrerPolicy: "no-referrer",
      cache: "no-store",
      signal,
    });
    return true;
  } catch {
    return false;
  }
}
