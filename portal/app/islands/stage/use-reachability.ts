import { useEffect, useState } from "react";

export type Reachability =
  | { kind: "checking" }
  | { kind: "reachable"; server: string }
  | { kind: "unreachable" };

const TIMEOUT_MS = 6000;

/** Whether the visitor's network reaches an external game: tries its servers in turn until one responds. */
export function useReachability(servers: readonly string[]): Reachability {
  const [status, setStatus] = useState<Reachability>({ kind: "checking" });
  const list = servers.join(" ");
  useEffect(() => {
    const unmounted = new AbortController();
    firstReachable(list.split(" "), unmounted.signal).then((server) => {
      if (!unmounted.signal.aborted)
        setStatus(server ? { kind: "reachable", server } : { kind: "unreachable" });
    });
    return () => unmounted.abort();
  }, [list]);
  return status;
}

async function firstReachable(
  servers: readonly string[],
  unmounted: AbortSignal,
): Promise<string | undefined> {
  for (const server of servers) {
    const icon = new URL("/favicon.ico", server).href;
    if (await responds(icon, AbortSignal.any([unmounted, AbortSignal.timeout(TIMEOUT_MS)]))) return server;
  }
  return undefined;
}

/** Loads the icon as an image, since no CORS header is needed for that. Where it fails it may only be missing, so any response counts. */
function responds(icon: string, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = new Image();
    signal.addEventListener("abort", () => resolve(false));
    probe.referrerPolicy = "no-referrer";
    probe.onload = () => resolve(true);
    probe.onerror = () =>
      fetch(icon, {
        mode: "no-cors",
        credentials: "omit",
        referrerPolicy: "no-referrer",
        signal,
      }).then(
        () => resolve(true),
        () => resolve(false),
      );
    probe.src = icon;
  });
}
