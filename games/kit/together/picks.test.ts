import { describe, expect, it } from "vitest";
import { Picks } from "./picks.ts";
import { FedSeatControls } from "./seat-controls.ts";
import { AWAY } from "./seat-moves.ts";

const keys = { left: 1, right: 2, yes: 4, no: 8 };
const names = ["fox", "owl", "hen"] as const;

function aChoice({ isUnique = false } = {}) {
  const picks = new Picks<string>(names, ["fox", "owl"], isUnique);
  const controls = [0, 1].map(() => new FedSeatControls(Object.keys(keys)));
  const feed = (...held: number[]) => {
    for (const [seat, each] of controls.entries())
      each.feed({
        held: held[seat] ?? 0,
        struck: 0,
        x: 0,
        y: 0,
        isDown: false,
        isSettled: false,
        isStruck: false,
      });
    return picks.step(controls, "yes", "no");
  };
  return {
    picks,
    /** The keys go down, and up again. */
    press: (...held: number[]) => [...feed(...held), ...feed(...held.map((each) => each & AWAY))],
  };
}

describe("Picks", () => {
  it("turns to the next and says so", () => {
    const { picks, press } = aChoice();
    expect(press(keys.right, keys.left)).toEqual([
      { kind: "turn", seat: 0 },
      { kind: "turn", seat: 1 },
    ]);
    expect(picks.chosen).toEqual(["owl", "fox"]);
  });

  it("passes over what another seat has where nobody may look like another", () => {
    const { picks, press } = aChoice({ isUnique: true });
    press(keys.right);
    expect(picks.chosen).toEqual(["hen", "owl"]);
  });

  it("is done when everybody is ready, and not before", () => {
    const { picks, press } = aChoice();
    press(keys.yes, 0);
    press(keys.right, keys.yes);
    expect(picks.chosen).toEqual(["fox", "owl"]);
    press(keys.no, 0);
    for (let i = 0; i < 60; i++) press(0, 0);
    expect(picks.isDone).toBe(false);
    press(keys.yes, 0);
    for (let i = 0; i < 30; i++) press(0, 0);
    expect(picks.isDone).toBe(true);
  });

  it("waits for no seat that is away, and for nobody for ever", () => {
    const { picks, press } = aChoice();
    press(keys.yes, AWAY);
    for (let i = 0; i < 30; i++) press(0, AWAY);
    expect(picks.isDone).toBe(true);
    const slow = aChoice();
    for (let i = 0; i < 7 * 60; i++) slow.press(0, 0);
    expect(slow.picks.isDone).toBe(true);
  });
});
