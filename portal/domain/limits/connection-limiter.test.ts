import { describe, expect, it } from "vitest";
import { createConnectionLimiter } from "./connection-limiter.ts";

describe("createConnectionLimiter", () => {
  it("admits the limit of one IP address and no more, until a connection closes", () => {
    const limiter = createConnectionLimiter({ total: 10, perIpAddress: 2 });
    expect([limiter.admit("school"), limiter.admit("school"), limiter.admit("school")]).toEqual([
      true,
      true,
      false,
    ]);
    expect(limiter.admit("home")).toBe(true);
    limiter.release("school");
    expect(limiter.hasRoom("school")).toBe(true);
    expect(limiter.admit("school")).toBe(true);
  });

  it("admits the total and no more", () => {
    const limiter = createConnectionLimiter({ total: 2, perIpAddress: 2 });
    expect([limiter.admit("a"), limiter.admit("b"), limiter.admit("c")]).toEqual([true, true, false]);
    limiter.release("a");
    expect(limiter.admit("c")).toBe(true);
  });

  it("ignores the release of a connection that it never admitted", () => {
    const limiter = createConnectionLimiter({ total: 1, perIpAddress: 1 });
    limiter.release("stranger");
    limiter.admit("a");
    expect(limiter.hasRoom("b")).toBe(false);
  });
});
