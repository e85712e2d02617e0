import { describe, expect, it } from "vitest";
import { openSaves } from "#kit/storage.ts";
import { Career } from "./career.ts";
import { cars, firstCar } from "./cars.ts";
import { firstTrack, tracks } from "./tracks.ts";

function aCareer() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  return {
    career: new Career(openSaves("test", 1, () => storage)),
    again: () => new Career(openSaves("test", 1, () => storage)),
  };
}
const tape = (seconds: number) => ({ seconds, car: "pencil", poses: [0, 0, 0, 20, 0, 0] });

describe("Career", () => {
  it("begins with one track and one car open", () => {
    const { career } = aCareer();
    expect(career.isNew).toBe(true);
    expect(tracks.filter((track) => career.isOpen(track))).toEqual([firstTrack]);
    expect(cars.filter((car) => career.isOpen(car))).toEqual([firstCar]);
  });

  it("opens tracks and cars with the stars of medals", () => {
    const { career } = aCareer();
    career.keepLap(firstTrack, tape(20));
    career.keepPoints(firstTrack, 9000);
    expect(career.medals(firstTrack)).toEqual({ lap: 3, points: 2 });
    expect(career.stars).toBe(5);
    expect(career.openedSince(0)).toEqual(["crane-quay", "puddle-street", "eraser"]);
    expect(career.nextPrize?.id).toBe("maple-pass");
  });

  it("keeps the better lap and its ghost", () => {
    const { career } = aCareer();
    expect(career.keepLap(firstTrack, tape(30))).toBe(true);
    expect(career.keepLap(firstTrack, tape(31))).toBe(false);
    expect(career.keepLap(firstTrack, tape(29))).toBe(true);
    expect(career.tape(firstTrack.id)?.seconds).toBe(29);
  });

  it("remembers everything the next day", () => {
    const { career, again } = aCareer();
    career.keepLap(firstTrack, tape(20));
    career.keepPoints(firstTrack, 9000);
    const [, quay] = tracks;
    const [, eraser] = cars;
    if (!quay || !eraser) throw new Error("There is one more of each.");
    career.choose(quay, eraser);
    const next = again();
    expect(next.best(firstTrack.id)).toEqual({ lap: 20, points: 9000 });
    expect([next.track, next.car]).toEqual([quay, eraser]);
    expect(next.tape(firstTrack.id)).toEqual(tape(20));
  });

  it("does not give out what is closed", () => {
    const { career } = aCareer();
    career.choose(tracks[7] ?? firstTrack, cars[2] ?? firstCar);
    expect([career.track, career.car]).toEqual([firstTrack, firstCar]);
  });
});
