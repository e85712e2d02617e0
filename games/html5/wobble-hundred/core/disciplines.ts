/** Their words are the messages `discipline.` and `hint.` of these. */
export type DisciplineId = "hundred" | "hurdles" | "moon" | "hop" | "ice";

export type Discipline = {
  gravity: number;
  grip: number;
  /** A suit with little rockets: how much balance there is in the air. */
  airBalance: number;
  /** Metres to the tape; a hop has none and is measured in the sand. */
  length: number;
  hurdles: readonly number[];
  /** Where the board of a long hop lies, in metres from the start. */
  board?: number;
  /** Metres that must have been wobbled in all, on any track, before it opens. */
  opensAt: number;
  /** Bronze and silver in metres; gold is a finish within these seconds, or metres for a hop. */
  bronze: number;
  silver: number;
  gold: number;
};

export const disciplines: Record<DisciplineId, Discipline> = {
  hundred: {
    gravity: 9.8,
    grip: 0.9,
    airBalance: 0,
    length: 100,
    hurdles: [],
    opensAt: 0,
    bronze: 20,
    silver: 60,
    gold: 42,
  },
  hurdles: {
    gravity: 9.8,
    grip: 0.9,
    airBalance: 0,
    length: 100,
    hurdles: [8, 17, 26, 35, 44, 53, 62, 71, 80, 89],
    opensAt: 15,
    bronze: 10,
    silver: 40,
    gold: 45,
  },
  moon: {
    gravity: 3.2,
    grip: 0.9,
    airBalance: 0.8,
    length: 100,
    hurdles: [],
    opensAt: 60,
    bronze: 12,
    silver: 45,
    gold: 60,
  },
  hop: {
    gravity: 9.8,
    grip: 0.9,
    airBalance: 0,
    length: 30,
    hurdles: [],
    board: 10,
    opensAt: 150,
    bronze: 0.8,
    silver: 1.6,
    gold: 2.4,
  },
  ice: {
    gravity: 9.8,
    grip: 0.3,
    airBalance: 0,
    length: 100,
    hurdles: [],
    opensAt: 300,
    bronze: 8,
    silver: 30,
    gold: 75,
  },
};

export const disciplineIds = Object.keys(disciplines) as DisciplineId[];
export const isDiscipline = (value: unknown): value is DisciplineId =>
  disciplineIds.some((id) => id === value);

export type Result = { metres: number; seconds: number; isFinished: boolean };
export type Medal = "none" | "bronze" | "silver" | "gold";

export function medalFor(id: DisciplineId, { metres, seconds, isFinished }: Result): Medal {
  const { board, gold, silver, bronze } = disciplines[id];
  const isGold = board === undefined ? isFinished && seconds <= gold : metres >= gold;
  if (isGold) return "gold";
  if (metres >= silver) return "silver";
  return metres >= bronze ? "bronze" : "none";
}

/** Ten points a metre, and twenty for each second under two minutes at the tape. A hop pays by the centimetre. */
export function pointsFor(id: DisciplineId, { metres, seconds, isFinished }: Result): number {
  if (disciplines[id].board !== undefined) return Math.round(Math.max(0, metres) * 200);
  const bonus = isFinished ? Math.max(0, 120 - seconds) * 20 : 0;
  return Math.max(0, Math.round(metres * 10 + bonus));
}

/** Whether this result goes above the other in the book of records. */
export function isBetter(id: DisciplineId, result: Result, than: Result): boolean {
  return pointsFor(id, result) > pointsFor(id, than);
}
