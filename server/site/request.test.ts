import { describe, expect, it } from "vitest";
import { addressOf } from "./request.ts";

const from = (forwarded?: string) =>
  new Request("http://localhost/", forwarded ? { headers: { "x-forwarded-for": forwarded } } : {});

describe("addressOf", () => {
  it("believes nobody where no proxy is ours", () => {
    expect(addressOf(from("203.0.113.9"), undefined, 0)).toBe("unknown");
  });

  it("believes as many proxies as are ours, counted from the end", () => {
    const request = from("1.2.3.4, 203.0.113.9, 10.0.0.2");
    expect(addressOf(request, undefined, 1)).toBe("10.0.0.2");
    expect(addressOf(request, undefined, 2)).toBe("203.0.113.9");
    expect(addressOf(from(), undefined, 2)).toBe("unknown");
  });
});
