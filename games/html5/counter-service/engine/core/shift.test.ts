import { describe, expect, it } from "vitest";
import { planOf } from "./days.ts";
import { mark } from "./dish.ts";
import { aCareer, aKitchen, aPerson, aShift } from "./kitchen.fixture.ts";
import { seatRect } from "./targets.ts";
import { hourOf } from "./today.ts";

const jamOnly = aKitchen({ order: () => [{ marks: [mark("jam")], cuts: [] }] });
const ARRIVED = 45;
const PAST_FAREWELL = 180;

describe("Shift", () => {
  it("begins the first day with a guest and later days with the shop", () => {
    expect(aShift().shift).toMatchObject({ phase: "open", guests: [{ state: "coming" }] });
    expect(aShift(aKitchen(), aCareer({ day: 2 })).shift).toMatchObject({ phase: "morning", guests: [] });
  });

  it("takes an order, then serves it, for points and coins", () => {
    const { shift, move, tap } = aShift(jamOnly);
    move({}, ARRIVED);
    tap("nextGuest");
    expect(shift.selected?.state).toBe("waiting");
    tap("item1");
    const events = tap("serve").map(({ kind }) => kind);
    expect(events).toContain("served");
    expect(shift.score).toBeGreaterThan(80);
    expect(shift.till.coins).toBeGreaterThan(5);
    expect(shift.selected).toBeUndefined();
  });

  it("remembers the best dish as it was served", () => {
    const { shift, move, tap } = aShift(jamOnly);
    move({}, ARRIVED);
    tap("nextGuest");
    tap("item1");
    const served = shift.bench.board;
    tap("serve");
    expect(shift.till.best?.dishes).toEqual([served]);
    expect(shift.till.best?.person.name).toBe(shift.guests[0]?.person.name);
  });

  it("does the same by mouse: a click on the guest, on the bin, and on the guest again", () => {
    const { shift, move, click } = aShift(jamOnly);
    move({}, ARRIVED);
    const { x, y } = seatRect(shift.guests[0]?.seat ?? 0);
    click(x + 20, y + 20);
    click(40, 480);
    expect(shift.isReady).toBe(true);
    click(x + 20, y + 20);
    expect(shift.score).toBeGreaterThan(80);
  });

  it("hands over what is dragged from the board to a guest", () => {
    const { shift, move, click, tap } = aShift(jamOnly);
    move({}, ARRIVED);
    const { x, y } = seatRect(shift.guests[0]?.seat ?? 0);
    click(x + 20, y + 20);
    tap("item1");
    move({ pointer: { x: 320, y: 270, isDown: true } });
    move({ pointer: { x: x + 30, y: y + 60, isDown: true } });
    expect(shift.hands.carry?.isMoving).toBe(true);
    move({ pointer: { x: x + 30, y: y + 60, isDown: false } });
    expect(shift.guests[0]?.verdict?.building).toBeGreaterThan(80);
  });

  it("has a guest notice a wrong icing at once, who takes a star for it even when it is scraped off", () => {
    const iced = (arePoursWatched: boolean, wish: string) =>
      aKitchen({
        flow: "box",
        arePoursWatched,
        order: () => [{ base: { raw: "bread", sides: [0, 0] }, marks: [mark(wish)], cuts: [] }],
      });
    const pour = (kitchen: ReturnType<typeof aKitchen>) => {
      const made = aShift(kitchen);
      made.move({}, ARRIVED);
      made.tap("nextGuest");
      made.shift.bench.board = { base: { raw: "bread", sides: [0, 0] }, marks: [], cuts: [] };
      return { ...made, kinds: made.tap("item2").map(({ kind }) => kind) };
    };
    expect(pour(iced(true, "honey")).kinds).not.toContain("slip");
    expect(pour(iced(false, "jam")).kinds).not.toContain("slip");
    const { shift, tap, kinds } = pour(iced(true, "jam"));
    expect(kinds).toContain("slip");
    expect(shift.guests[0]).toMatchObject({ slips: 1, slip: "honey" });
    expect(tap("item2").map(({ kind }) => kind)).not.toContain("slip");
    expect(tap("scrape").map(({ kind }) => kind)).toContain("scrape");
    expect(shift.bench.board?.marks).toEqual([]);
    tap("item1");
    shift.bench.pressBoard();
    tap("serve");
    expect(shift.guests[0]?.verdict?.building).toBeLessThanOrEqual(60);
    expect(shift.guests[0]?.verdict?.total).toBeLessThan(90);
  });

  it("lets a guest be pressed as soon as they sit, and no longer once they are served", () => {
    const { shift, move, tap } = aShift(jamOnly);
    const guests = () => shift.targets.filter(({ kind }) => kind === "guest").map(({ index }) => index);
    expect(guests()).toEqual([]);
    move({}, ARRIVED);
    expect(guests()).toEqual([shift.guests[0]?.seat]);
    tap("nextGuest");
    tap("item1");
    tap("serve");
    expect(guests()).toEqual([]);
  });

  it("serves nothing to nobody", () => {
    const { shift, tap } = aShift(jamOnly);
    tap("item1");
    expect(tap("serve").map(({ kind }) => kind)).toContain("refuse");
    expect(shift.bench.board).toBeDefined();
  });

  it("loses a heart with each guest who has waited too long, and closes early after three", () => {
    const { shift, move } = aShift();
    move({}, 60 * 300);
    expect(shift.hearts).toBe(0);
    expect(shift.isOver).toBe(true);
    expect(shift.careerAfter()).toMatchObject({ day: 1, last: { isPassed: false, served: 0 } });
  });

  it("keeps what is ready when one looks for another ticket and there is none", () => {
    const { shift, move, tap } = aShift(jamOnly);
    move({}, ARRIVED);
    tap("nextGuest");
    tap("item1");
    tap("nextGuest");
    expect(shift.bench.board).toBeDefined();
    expect(shift.score).toBe(0);
  });

  it("loses a heart for a dish that is nothing like the order", () => {
    const { shift, move, tap } = aShift();
    move({}, ARRIVED);
    tap("nextGuest");
    for (let i = 0; i < 8; i++) tap("item1");
    tap("serve");
    expect(shift.hearts).toBe(2);
  });

  it("goes on to the next day when all are served, with the coins and the friends that were made", () => {
    const { shift, move, tap } = aShift(jamOnly);
    for (let i = 0; i < 60 && !shift.isOver; i++) {
      move({}, ARRIVED);
      tap("nextGuest");
      tap("item1");
      tap("serve");
      move({}, PAST_FAREWELL);
    }
    const career = shift.careerAfter();
    expect(career).toMatchObject({
      day: 2,
      coins: shift.till.coins,
      total: shift.score,
      last: { served: 3, guests: 3 },
    });
    expect(Object.values(career.friends).reduce((sum, count) => sum + count, 0)).toBe(3);
  });

  it("pays more for great orders in a row", () => {
    const { shift, move, tap } = aShift(jamOnly);
    const scores: number[] = [];
    while (scores.length < 2) {
      const before = shift.score;
      move({}, ARRIVED);
      tap("nextGuest");
      // Let the hand swing to the middle.
      while (Math.abs(shift.bench.sway) > 0.1) move({});
      tap("item1");
      tap("serve");
      if (shift.score > before) scores.push(shift.score - before);
      move({}, PAST_FAREWELL);
    }
    expect(shift.till.streak).toBe(2);
    expect(scores[1]).toBeGreaterThan(scores[0] ?? 0);
  });

  it("does not keep a quick cook waiting in front of an empty counter", () => {
    const { shift, move, tap } = aShift(jamOnly);
    move({}, ARRIVED);
    tap("nextGuest");
    tap("item1");
    tap("serve");
    move({}, 110);
    expect(shift.guests.some(({ state }) => state !== "leaving")).toBe(true);
  });

  it("asks more of a dish for the critic", () => {
    const kitchen = aKitchen({ people: [aPerson()], critic: aPerson({ id: "critic" }) });
    const { shift, move, tap } = aShift(kitchen, aCareer({ day: 5 }));
    tap("confirm");
    const waiting = () => shift.guests.find(({ state }) => state === "waiting");
    let served = 0;
    while (served < 7) {
      move({}, 10);
      tap("nextGuest");
      if (!waiting()) continue;
      tap("item1");
      tap("serve");
      served++;
    }
    // Jam without bread: six guests put up with it.
    expect(shift.hearts).toBe(2);
  });
});

describe("a non-stop shift", () => {
  const aNonStop = (kitchen = jamOnly) => aShift(kitchen, aCareer(), "non-stop");

  it("opens at once and brings the next day's goods with every third guest", () => {
    const { shift, move, tap } = aNonStop();
    expect(shift.phase).toBe("open");
    const hours: number[] = [];
    while (shift.till.servings.length < 9) {
      const events = move({}, 10);
      if (events.some(({ kind }) => kind === "hour")) hours.push(shift.pantry.day);
      tap("nextGuest");
      if (!shift.selected) continue;
      while (Math.abs(shift.bench.sway) > 0.1) move({});
      tap("item1");
      tap("serve");
    }
    move({}, PAST_FAREWELL);
    expect(hours).toEqual([2, 3]);
    expect(shift.pantry).toMatchObject({ day: 4, raws: [{ id: "bread" }, { id: "bagel" }] });
    expect(shift.isOver).toBe(false);
  });

  it("ends when three hearts are lost", () => {
    const { shift, move } = aNonStop();
    move({}, 60 * 300);
    expect(shift).toMatchObject({ hearts: 0, isOver: true });
  });

  it("lets the guests come ever closer together, with ever less patience", () => {
    const late = hourOf(aKitchen(), 20).plan;
    expect(late.gap).toBeLessThan(planOf(20).gap / 2);
    expect(late.patience).toBeLessThan(planOf(20).patience * 0.6);
    expect(hourOf(aKitchen(), 1).plan).toMatchObject({ gap: planOf(1).gap, patience: planOf(1).patience });
  });
});

describe("the morning's shop", () => {
  it("sells what can be paid, at once, and opens the doors", () => {
    const { shift, tap, click } = aShift(aKitchen(), aCareer({ day: 2, coins: 50 }));
    click(400, 140);
    expect(shift.career).toMatchObject({ coins: 10, levels: { stove: 1 } });
    click(400, 140);
    expect(shift.career.coins).toBe(10);
    tap("down", "confirm");
    click(500, 450);
    expect(shift.phase).toBe("open");
    expect(shift.bench.spots).toHaveLength(3);
  });
});
