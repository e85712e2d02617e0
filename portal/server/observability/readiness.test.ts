import { describe, expect, it } from "vitest";
import { readinessResponse, trackReadiness } from "./readiness.ts";

describe("readiness", () => {
  it("is there only between the start and the end", () => {
    const watch = trackReadiness(() => ({}));
    const statuses = (["starting", "ready", "draining"] as const).map((state) => {
      watch.setState(state);
      return readinessResponse(watch.now()).status;
    });
    expect(statuses).toEqual([503, 200, 503]);
  });

  it("survives the database, and says that it is down", async () => {
    const answer = readinessResponse({ state: "ready", parts: { database: "down", redis: "up" } });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      state: "ready",
      degraded: ["database"],
      parts: { database: "down", redis: "up" },
    });
  });

  it("is never kept by a cache", () => {
    expect(readinessResponse({ state: "ready", parts: {} }).headers.get("cache-control")).toBe("no-store");
  });
});
