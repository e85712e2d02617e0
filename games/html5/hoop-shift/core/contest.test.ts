import { describe, expect, it } from "vitest";
import { createRandom } from "#kit/random.ts";
import { CONTEST_STEPS, Contest, type ContestEvent, MOST_POINTS, PER_RACK, RACKS } from "./contest.ts";
import { IDLE, topOf } from "./player.ts";
import { BEGINNER } from "./rivals.ts";

/** Plays to the end, letting go so many steps after the top of each jump. */
function playContest(late: number, build = { ...BEGINNER, steady: 0 }) {
  const contest = new Contest(build, createRandom(2));
  const events: ContestEvent[] = [];
  for (let step = 0; step < 6000 && !contest.isOver; step++) {
    const { stance, age } = contest.player;
    const isHeld = stance === "shot" ? age < topOf(build) + late - 1 : contest.hasBall && step % 2 === 0;
    events.push(...contest.step({ ...IDLE, shoot: isHeld || stance === "windup" }));
  }
  return { contest, events };
}

describe("Contest", () => {
  it("gives thirty points for twenty-five perfect throws, the last ball of each rack counting two", () => {
    const { contest, events } = playContest(0);
    expect(contest.score).toBe(MOST_POINTS);
    const baskets = events.flatMap((event) => (event.kind === "basket" ? [event.points] : []));
    expect(baskets).toHaveLength(RACKS.length * PER_RACK);
    expect(baskets.filter((points) => points === 2)).toHaveLength(RACKS.length);
  });

  it("is over when the racks are empty, before the clock is", () => {
    const { contest } = playContest(0);
    expect(contest.isOver).toBe(true);
    expect(contest.clock).toBeGreaterThan(0);
  });

  it("gives next to nothing to somebody who always lets go too late", () => {
    expect(playContest(10).contest.score).toBeLessThan(6);
  });

  it("ends at the buzzer for somebody who only holds the ball", () => {
    const contest = new Contest(BEGINNER, createRandom(2));
    const events: ContestEvent[] = [];
    for (let step = 0; step < CONTEST_STEPS + 300; step++) events.push(...contest.step(IDLE));
    expect(events.map(({ kind }) => kind)).toContain("buzzer");
    expect(contest.isOver).toBe(true);
    expect(contest.score).toBe(0);
  });

  it("marks every throw on the board", () => {
    const { contest } = playContest(0);
    expect(contest.marks).toHaveLength(RACKS.length * PER_RACK);
    expect(contest.marks.slice(0, PER_RACK)).toEqual([1, 1, 1, 1, 2]);
  });
});
