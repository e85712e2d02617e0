/** State of a part, such as the database, that the portal can do without for a while. */
export type PartState = "up" | "down" | "unwritable";

export type Readiness = {
  /** What a load balancer goes by. */
  readonly state: "starting" | "ready" | "draining";
  /** Games and pages are served without them. */
  readonly parts: Readonly<Record<string, PartState>>;
};

export type ReadinessTracker = {
  now(): Readiness;
  setState(state: Readiness["state"]): void;
};

/** Tracks the readiness of this process: its own state, and that of its parts when asked. */
export function trackReadiness(parts: () => Readiness["parts"]): ReadinessTracker {
  let state: Readiness["state"] = "starting";
  return {
    now: () => ({ state, parts: parts() }),
    setState(next) {
      state = next;
    },
  };
}

/**
 * The response of `/readyz`, for load balancers: 200 or 503. A database that is down does not make a process unready, because every
 * process has the same one and all games play without it; the body says so.
 */
export function readinessResponse({ state, parts }: Readiness): Response {
  const degraded = Object.keys(parts).filter((part) => parts[part] !== "up");
  return Response.json(
    { state, degraded, parts },
    { status: state === "ready" ? 200 : 503, headers: { "cache-control": "no-store" } },
  );
}
