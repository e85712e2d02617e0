/** A part that the portal can do without, but not for long. */
export type PartState = "up" | "down" | "unwritable";

export type Readiness = {
  /** What a load balancer goes by. */
  readonly state: "starting" | "ready" | "draining";
  /** Games and pages are served without them. */
  readonly parts: Readonly<Record<string, PartState>>;
};

export type ReadinessWatch = {
  now(): Readiness;
  become(state: Readiness["state"]): void;
};

export function watchReadiness(parts: () => Readiness["parts"]): ReadinessWatch {
  let state: Readiness["state"] = "starting";
  return {
    now: () => ({ state, parts: parts() }),
    become(next) {
      state = next;
    },
  };
}

/**
 * For whoever decides where visitors are sent. A database that is down makes nobody unready: every process has the same one, and
 * all games play without it. The body tells.
 */
export function readyAnswer({ state, parts }: Readiness): Response {
  const degraded = Object.keys(parts).filter((part) => parts[part] !== "up");
  return Response.json(
    { state, degraded, parts },
    { status: state === "ready" ? 200 : 503, headers: { "cache-control": "no-store" } },
  );
}
