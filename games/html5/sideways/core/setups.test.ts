import { describe, expect, it } from "vitest";
import { newCar, stepCar } from "./car.ts";
import { cars, firstCar } from "./cars.ts";
import { drive, sightOf } from "./driver.ts";
import { Race } from "./race.ts";
import { type SetupId, setups, standardSetup, tuned } from "./setups.ts";
import { firstTrack } from "./tracks.ts";

const setup = (id: SetupId) => setups.find((one) => one.id === id) ?? standardSetup;

function driven(id: SetupId): Race {
  const race = new Race(firstTrack, tuned(firstCar, setup(id)));
  while (race.finished === undefined && race.steps < 6000) race.step(drive(sightOf(race)));
  return race;
}

/** Metres after so many seconds of full gas. */
function metresAfter(seconds: number, id: SetupId): number {
  const car = newCar(0, 0, 0);
  const hands = { gas: 1, brake: 0, steer: 0, hasHandbrake: false };
  for (let i = 0; i < seconds * 60; i++)
    stepCar(car, tuned(firstCar, setup(id)), hands, { grip: 1, drag: 0 });
  return car.x;
}

describe("setups", () => {
  it("leave the car as it is with the standard one, which is what the boards count", () => {
    for (const car of cars) expect(tuned(car, standardSetup)).toBe(car);
  });

  it("give laps for slides, slides for laps, and a start for a straight", () => {
    const [standard, grip, slide] = [driven("standard"), driven("grip"), driven("slide")];
    expect(grip.bestLap).toBeLessThan(standard.bestLap ?? 0);
    expect(grip.points).toBeLessThan(standard.points);
    expect(slide.points).toBeGreaterThan(standard.points);
    expect(slide.bestLap).toBeGreaterThan(standard.bestLap ?? 0);
    expect(metresAfter(2, "gears")).toBeLessThan(metresAfter(2, "standard"));
    expect(metresAfter(12, "gears")).toBeGreaterThan(metresAfter(12, "standard"));
  });
});
