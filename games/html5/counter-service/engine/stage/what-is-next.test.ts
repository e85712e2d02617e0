import { describe, expect, it } from "vitest";
import { kitchen } from "#html5/counter-service/burgers/kitchen.ts";
import { newCareer } from "#html5/counter-service/engine/core/career.ts";
import { nonStopShift } from "#html5/counter-service/engine/core/counter-rules.ts";
import { Shift } from "#html5/counter-service/engine/core/shift.ts";
import { createRandom } from "#kit/random.ts";
import { whatIsNext } from "./what-is-next.ts";

const shiftOn = (day: number) => new Shift(kitchen, { ...newCareer(), day }, createRandom(1));

describe("whatIsNext", () => {
  it("names what is new tomorrow, with its picture", () => {
    expect(whatIsNext(shiftOn(1))).toEqual({
      title: "Tomorrow: day 2",
      note: "New: cheese",
      items: [{ id: "cheese", isRaw: false }],
    });
  });

  it("warns of a day that is unlike the others", () => {
    expect(whatIsNext(shiftOn(4)).note).toContain("A critic is about");
  });

  it("says something on every day of a long career", () => {
    for (let day = 1; day < 60; day++) expect(whatIsNext(shiftOn(day)).note).not.toBe("");
  });

  it("offers the same day after three lost hearts, and a shift after a shift", () => {
    const lost = shiftOn(3);
    lost.hearts = 0;
    expect(whatIsNext(lost).title).toBe("Day 3 once more");
    expect(whatIsNext(nonStopShift(kitchen, createRandom(1))).title).toBe("0 points");
  });
});
