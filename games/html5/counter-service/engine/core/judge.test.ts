import { describe, expect, it } from "vitest";
import { type Dish, evenCuts, mark } from "./dish.ts";
import { evenness, judge } from "./judge.ts";

const grilled = (side: number, raw = "patty") => mark(raw, { cooked: { raw, sides: [side, side] } });
const tower = (...marks: Dish["marks"]): Dish => ({ marks, cuts: [] });
const ordered = { isOrdered: true };
const loose = { isOrdered: false };

describe("judge", () => {
  const wish = tower(mark("heel"), grilled(0.6), mark("cheese"), mark("crown"));

  it("gives full marks for the very dish that was asked for", () => {
    expect(judge([wish], [wish], 1, ordered)).toEqual({
      waiting: 100,
      cooking: 100,
      building: 100,
      total: 100,
    });
  });

  it("takes off for waiting only once patience runs short", () => {
    const waiting = (patience: number) => judge([wish], [wish], patience, ordered).waiting;
    expect(waiting(0.7)).toBe(100);
    expect(waiting(0.3)).toBeLessThan(60);
    expect(waiting(0)).toBe(20);
  });

  it("takes off for cooking by how far the sides are from the wish", () => {
    const cooking = (side: number) =>
      judge([tower(mark("heel"), grilled(side), mark("cheese"), mark("crown"))], [wish], 1, ordered).cooking;
    expect(cooking(0.64)).toBe(100);
    expect(cooking(0.75)).toBeGreaterThan(cooking(0.85));
    expect(cooking(0)).toBe(0);
    expect(cooking(1.2)).toBe(0);
  });

  it("gives nothing for cooking the wrong thing well", () => {
    const other = tower(mark("heel"), grilled(0.6, "bean"), mark("cheese"), mark("crown"));
    expect(judge([other], [wish], 1, ordered).cooking).toBe(0);
  });

  it("does not let one layer too many spoil those above it", () => {
    const more = tower(mark("heel"), mark("tomato"), grilled(0.6), mark("cheese"), mark("crown"));
    expect(judge([more], [wish], 1, ordered).building).toBe(80);
  });

  it("notices layers in the wrong order only where order counts", () => {
    const swapped = tower(mark("heel"), mark("cheese"), grilled(0.6), mark("crown"));
    expect(judge([swapped], [wish], 1, ordered).building).toBe(75);
    expect(judge([swapped], [wish], 1, loose).building).toBe(100);
  });

  it("takes off for layers that hang beside the plate", () => {
    const wonky = tower(mark("heel"), grilled(0.6), mark("cheese", { off: 0.9 }), mark("crown"));
    const { building } = judge([wonky], [wish], 1, ordered);
    expect(building).toBeGreaterThan(75);
    expect(building).toBeLessThan(95);
  });

  it("wants sauce up to the line, toppings on their quarter, and nothing else", () => {
    const pizza = tower(mark("tomato", { amount: 0.6 }), mark("olive", { quarter: 2 }));
    const building = (...marks: Dish["marks"]) => judge([tower(...marks)], [pizza], 1, loose).building;
    expect(building(mark("tomato", { amount: 0.65 }), mark("olive", { quarter: 2 }))).toBe(100);
    expect(building(mark("tomato", { amount: 1 }), mark("olive", { quarter: 2 }))).toBeLessThan(75);
    expect(building(mark("tomato", { amount: 0.6 }), mark("olive", { quarter: 1 }))).toBe(33);
    expect(building(mark("tomato", { amount: 0.6 }), mark("olive", { quarter: 2 }), mark("corn"))).toBe(67);
  });

  it("lets a box be packed in any order, and misses what is not in it", () => {
    const one: Dish = { base: { raw: "ring", sides: [0.6, 0.6] }, marks: [mark("choco")], cuts: [] };
    const two: Dish = { base: { raw: "heart", sides: [0.8, 0.8] }, marks: [mark("berry")], cuts: [] };
    expect(judge([two, one], [one, two], 1, loose).total).toBe(100);
    expect(judge([one], [one, two], 1, loose)).toMatchObject({ cooking: 50, building: 50 });
    expect(judge([one, two, two], [one, two], 1, loose).building).toBe(67);
  });
});

describe("evenness", () => {
  it("is full for equal slices at any angle", () => {
    expect(evenness(evenCuts(6), 3)).toBe(1);
    expect(
      evenness(
        evenCuts(6).map((angle) => angle + 0.4),
        3,
      ),
    ).toBe(1);
  });

  it("falls with crooked cuts and with too few or too many", () => {
    expect(evenness([0, 0.5], 2)).toBeLessThan(0.5);
    expect(evenness([0], 2)).toBe(0.5);
    expect(evenness(evenCuts(8), 2)).toBe(0);
    expect(evenness([], 2)).toBe(0);
  });
});
