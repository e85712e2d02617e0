import { describe, expect, it } from "vitest";
import { readFlags } from "./flags.ts";

describe("readFlags", () => {
  it("lets a person play at the usual pace when the address says nothing", () => {
    expect(readFlags("")).toEqual({
      hasBot: false,
      speed: 1,
      seed: undefined,
      until: Number.POSITIVE_INFINITY,
    });
  });

  it("reads what a test asks for", () => {
    expect(readFlags("#bot&speed=8&seed=3&until=1200")).toEqual({
      hasBot: true,
      speed: 8,
      seed: 3,
      until: 1200,
    });
  });

  it("can stand still for the cover", () => {
    expect(readFlags("#bot&until=cover").until).toBe("cover");
  });

  it("gives a bot the same game every time", () => {
    expect(readFlags("#bot").seed).toBe(1);
  });

  it("falls back to the usual where a number makes no sense", () => {
    expect(readFlags("#speed=fast&seed=-1&until=")).toMatchObject({ speed: 1, seed: undefined });
    expect(readFlags("#speed=0").speed).toBe(1);
    expect(readFlags("#speed=9999").speed).toBe(64);
  });
});
