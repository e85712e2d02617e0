import { describe, expect, it } from "vitest";
import { createServerClock } from "./server-clock.ts";

describe("the server's clock", () => {
  it("is known best by the answer that was fastest", () => {
    const clock = createServerClock();
    expect(clock.offset()).toBe(0);
    // The server is 5000 ms ahead; this answer was slow on its way back.
    clock.add(1000, 6050, 1400);
    clock.add(2000, 7020, 2040);
    clock.add(3000, 8200, 3210);
    expect(clock.offset()).toBe(5000);
  });

  it("forgets old answers, as clocks drift", () => {
    const clock = createServerClock();
    clock.add(0, 5000, 0);
    for (let at = 1; at <= 12; at++) clock.add(at, at + 5101, at + 2);
    expect(clock.offset()).toBe(5100);
  });
});
