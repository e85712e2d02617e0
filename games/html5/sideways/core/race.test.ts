import { describe, expect, it } from "vitest";
import type { Hands } from "./car.ts";
import { caretakerLap } from "./caretaker.ts";
import { cars, firstCar } from "./cars.ts";
import { drive, sightOf } from "./driver.ts";
import { poseAt } from "./ghost.ts";
import { COUNT, Race, type RaceEvent } from "./race.ts";
import { firstTrack, medalFor, tracks, wallOf } from "./tracks.ts";

const idle: Hands = { gas: 0, brake: 0, steer: 0, hasHandbrake: false };
const flat: Hands = { ...idle, gas: 1 };

function run(race: Race, steps: number, hands: (race: Race) => Hands): RaceEvent[] {
  const events: RaceEvent[] = [];
  for (let step = 0; step < steps; step++) events.push(...race.step(hands(race)));
  return events;
}
const byDriver = (race: Race) => drive(sightOf(race));

describe("Race", () => {
  it("holds the car until the count is over", () => {
    const race = new Race(firstTrack, firstCar);
    const events = run(race, COUNT * 3 - 1, () => flat);
    expect(events.filter(({ kind }) => kind === "count")).toHaveLength(3);
    expect(race.speed).toBeLessThan(0.01);
    expect(run(race, 60, () => flat).map(({ kind }) => kind)).toContain("go");
    expect(race.speed).toBeGreaterThan(3);
  });

  it.each(tracks)("can be driven to the end on $id, without a crash", (track) => {
    const race = new Race(track, firstCar);
    const events = run(race, 170 * 60, (now) => (now.finished === undefined ? byDriver(now) : idle));
    expect(race.laps).toHaveLength(track.rounds);
    expect(race.crashes).toBe(0);
    expect(events.filter(({ kind }) => kind === "finish")).toHaveLength(1);
    expect(medalFor(track.laps, race.bestLap)).toBeGreaterThanOrEqual(1);
    expect(race.points).toBeGreaterThan(1000);
  });

  it("is the same race every time the same is done", () => {
    const [a, b] = [0, 1].map(() => {
      const race = new Race(firstTrack, cars[1] ?? firstCar);
      run(race, 900, byDriver);
      return race.car;
    });
    expect(a).toEqual(b);
  });

  it("keeps the car between the walls, whatever one does", () => {
    const race = new Race(firstTrack, firstCar);
    const events = run(race, 1200, () => flat);
    expect(events.map(({ kind }) => kind)).toContain("crash");
    const { off } = firstTrack.shape.locate(race.car.x, race.car.y);
    expect(Math.abs(off)).toBeLessThan(wallOf(firstTrack));
  });

  it("takes the combo at a hard wall", () => {
    const race = new Race(firstTrack, firstCar);
    run(race, COUNT * 3 + 150, () => flat);
    race.judge.pot = 500;
    race.judge.patience = 80;
    const events = run(race, 240, () => ({ ...flat, steer: -1 }));
    expect(events).toContainEqual(expect.objectContaining({ kind: "lost" }));
  });

  it("puts a car that is stuck back on the road", () => {
    const race = new Race(firstTrack, firstCar);
    run(race, COUNT * 3 + 10, () => idle);
    const { tx, ty } = firstTrack.shape.sample(race.at);
    const wall = wallOf(firstTrack) - 3;
    race.car.x -= ty * wall;
    race.car.y += tx * wall;
    race.car.heading = Math.atan2(tx, -ty);
    const events = run(race, 400, (now) => (now.speed > 3 ? idle : flat));
    expect(events.map(({ kind }) => kind)).toContain("rescue");
  });

  it("warns who drives the wrong way, and pays nothing for it", () => {
    const race = new Race(firstTrack, firstCar);
    run(race, COUNT * 3, () => idle);
    race.car.heading += Math.PI;
    run(race, 170, () => flat);
    expect(race.isWrongWay).toBe(true);
    race.car.spin = 3;
    run(race, 60, () => ({ ...flat, steer: 1, hasHandbrake: true }));
    expect(race.judge.pot + race.points).toBe(0);
  });

  it("cuts a tape of each lap that leads along the road again", () => {
    const tape = caretakerLap(firstTrack);
    if (!tape) throw new Error("The caretaker never came round.");
    for (let step = 0; step < tape.seconds * 60 - 8; step += 30) {
      const pose = poseAt(tape, step);
      if (!pose) throw new Error(`The tape ends at step ${step}.`);
      expect(Math.abs(firstTrack.shape.locate(pose.x, pose.y).off)).toBeLessThan(wallOf(firstTrack));
    }
    expect(poseAt(tape, tape.seconds * 60 + 60)).toBeUndefined();
  });
});
