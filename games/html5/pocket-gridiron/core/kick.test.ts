import { describe, expect, it } from "vitest";
import { isInKickRange, Kick } from "./kick.ts";

/** Presses as soon as the needle is this far from the middle, or nearer. */
function kickAt(kick: Kick, offset: (needle: number) => boolean) {
  for (let i = 0; i < 400 && !kick.result; i++) kick.step(kick.age > 25 && offset(kick.needle));
  return kick.result;
}

describe("Kick", () => {
  it("is good in the middle and wide at the ends of the swing", () => {
    expect(kickAt(new Kick(100, true, 0, 0), (needle) => Math.abs(needle) < 0.1)).toBe("good");
    expect(kickAt(new Kick(100, true, 0, 0), (needle) => Math.abs(needle) > 0.9)).toBe("wide");
  });

  it("leaves less room from far away, and more with a better boot", () => {
    const room = (spot: number, boot: number) => new Kick(spot, false, boot, 0).room;
    expect(room(72, 0)).toBeLessThan(room(92, 0));
    expect(room(72, 3)).toBeGreaterThan(room(72, 0));
  });

  it("is not offered from one's own half", () => {
    expect(isInKickRange(40, 5)).toBe(false);
    expect(isInKickRange(75, 0)).toBe(true);
  });
});
