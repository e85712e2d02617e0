import { MOST_POINTS } from "#html5/hoop-shift/core/contest.ts";
import { rivals } from "#html5/hoop-shift/core/rivals.ts";
import { isListOf, isNumber, isShape, type Saves } from "#kit/storage.ts";

/** What is kept between two visits. */
export type Career = {
  /** Stars for each rival that was beaten, in the ladder's order: 1 to 3. */
  stars: number[];
  /** The best three-point contest. */
  threes: number;
};

export const NEW_CAREER: Career = { stars: [], threes: 0 };
const isCareer = isShape<Career>({ stars: isListOf(isNumber), threes: isNumber });

export function readCareer(saves: Saves): Career {
  const { stars, threes } = saves.read("career", isCareer, NEW_CAREER);
  return {
    stars: stars.slice(0, rivals.length).map((count) => Math.min(3, Math.max(1, Math.round(count)))),
    threes: Math.min(MOST_POINTS, Math.max(0, Math.round(threes))),
  };
}

export const writeCareer = (saves: Saves, career: Career) => saves.write("career", career);

/** A win is a star, a clear one two, a lesson three. */
export function starsFor(margin: number): number {
  if (margin <= 0) return 0;
  return margin >= 10 ? 3 : margin >= 5 ? 2 : 1;
}

/** The one number that grows with everything: ten for each star, and the best contest. */
export const fameOf = ({ stars, threes }: Career) =>
  stars.reduce((sum, count) => sum + count * 10, 0) + threes;

/** The first rival that is still to be beaten; the last one when all are. */
export const nextRung = ({ stars }: Career) => Math.min(stars.length, rivals.length - 1);

export function afterMatch(career: Career, rung: number, stars: number): Career {
  if (stars === 0 || rung > career.stars.length) return career;
  return {
    ...career,
    stars: Object.assign([...career.stars], { [rung]: Math.max(stars, career.stars[rung] ?? 0) }),
  };
}

export function afterContest(career: Career, points: number): Career {
  return { ...career, threes: Math.max(career.threes, points) };
}
