import { useEffect, useState } from "react";

export type Status = { kind: "checking" } | { kind: "reachable"; server: string } | { kind: "unreachable" };

const patienceMs = 6000;

/** Asks each server in turn, from the visitor's own network, until one answers. */
export function useStatus(servers: readonly string[]): Status {
  const [status, setStatus] = useState<Status>({ kind: "checking" });
  const list = servers.join(" ");
  useEffect(() => {
    const leaving = new AbortController();
    firstReachable(list.split(" "), leaving.signal).then((server) => {
      if (!leaving.signal.aborted)
        setStatus(server ? { kind: "reachable", server } : { kind: "unreachable" });
    });
    return () => leaving.abort();
  }, [list]);
  return status;
}

async function firstReachable(servers: readonly string[], leaving: AbortSignal): Promise<string | undefined> {
  for (const server of servers) {
    const icon = new URL("/favicon.ico", server).href;
    if (await answers(icon, AbortSignal.any([leaving, AbortSignal.timeout(patienceMs)]))) return server;
  }
  return undefined;
}

/** An icon that loads is an answer. One that fails may only be missing; then any answer at all will do. */
function answers(icon: string, limit: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = new Image();
    limit.addEventListener("abort", () => resolve(false));
    probe.referrerPolicy = "no-referrer";
    probe.onload = () => resolve(true);
    probe.onerror = () =>
      fetch(icon, {
        mode: "no-cors",
        credentials: "omit",
        referrerPolicy: "no-referrer",
        signal: limit,
      }).then(
        () => resolve(true),
        () => resolve(false),
      );
    probe.src = icon;
  });
}
