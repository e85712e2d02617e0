import { type CharacterId, characterIds } from "#html5/ringout/core/characters.ts";
import { isListOf, isNumber, isShape, isText, type Saves } from "#kit/storage.ts";
import { type HatId, hatsFor } from "./hats.ts";
import { LIVES, ladder } from "./ladder.ts";

/** What is kept between two visits. */
export type Career = {
  /** Stars for each rung that was won, in the ladder's order: 1 to 3. */
  stars: number[];
  /** The most ring-outs in one endless bout. */
  endless: number;
  /** Ring-outs ever made. */
  ringOuts: number;
  kind: CharacterId;
  hat: HatId;
};

export const NEW_CAREER: Career = { stars: [], endless: 0, ringOuts: 0, kind: "lefty", hat: "none" };

type Saved = { stars: number[]; endless: number; ringOuts: number; kind: string; hat: string };
const isSaved = isShape<Saved>({
  stars: isListOf(isNumber),
  endless: isNumber,
  ringOuts: isNumber,
  kind: isText,
  hat: isText,
});

export function readCareer(saves: Saves): Career {
  const saved = saves.read<Saved>("career", isSaved, NEW_CAREER);
  const stars = saved.stars
    .slice(0, ladder.length)
    .map((count) => Math.min(3, Math.max(1, Math.round(count))));
  const whole = (value: number) => Math.min(99_999, Math.max(0, Math.round(value)));
  return {
    stars,
    endless: whole(saved.endless),
    ringOuts: whole(saved.ringOuts),
    kind: characterIds.find((id) => id === saved.kind) ?? NEW_CAREER.kind,
    hat: hatsFor(sum(stars)).find((id) => id === saved.hat) ?? NEW_CAREER.hat,
  };
}

export const writeCareer = (saves: Saves, career: Career) => saves.write("career", career);

const sum = (list: readonly number[]) => list.reduce((total, count) => total + count, 0);
export const starsOf = ({ stars }: Career) => sum(stars);

/** A win is a star, a win with lives to spare is more. */
export const starsFor = (livesLeft: number) => (livesLeft >= LIVES ? 3 : livesLeft === LIVES - 1 ? 2 : 1);

/** The one number that grows with everything: ten for each star, one for each ring-out of the best endless bout. */
export const gloryOf = (career: Career) => starsOf(career) * 10 + career.endless;

/** The first rung that is still to be won; the last one when all are. */
export const nextRung = ({ stars }: Career) => Math.min(stars.length, ladder.length - 1);

export function afterRung(career: Career, rung: number, stars: number): Career {
  if (stars === 0 || rung > career.stars.length) return career;
  const best = Math.max(stars, career.stars[rung] ?? 0);
  return { ...career, stars: Object.assign([...career.stars], { [rung]: best }) };
}

export const afterEndless = (career: Career, ringOuts: number): Career => ({
  ...career,
  endless: Math.max(career.endless, ringOuts),
});
