import { type Guard, isFlag, isNumber, isShape } from "#kit/storage.ts";
import { isStyle, noStyle, type Style, toggled, type Ware } from "./wares.ts";

export type UpgradeId = "stove" | "heat" | "bell" | "seats" | "hands" | "jar";

/** Yesterday, for the morning's card: averages from 0 to 100. */
export type Report = {
  day: number;
  isPassed: boolean;
  served: number;
  guests: number;
  coins: number;
  waiting: number;
  cooking: number;
  building: number;
};

/** What is kept from day to day. */
export type Career = {
  day: number;
  coins: number;
  /** Points of a lifetime; they make the rank. */
  total: number;
  levels: Record<UpgradeId, number>;
  /** How often each guest went home happy. */
  friends: Record<string, number>;
  last: Report | null;
  /** Outfit and decorations; careers from before there were any have none. */
  style?: Style | undefined;
};

/** Happy this often, a guest is a regular and tips half as much again. */
export const REGULAR = 3;
/** What the next level costs, by the levels that are there. */
const STEEPER = [1, 2.2, 4];

export const upgrades: readonly { id: UpgradeId; most: number; price: number }[] = [
  { id: "stove", most: 2, price: 40 },
  { id: "hands", most: 3, price: 30 },
  { id: "seats", most: 3, price: 25 },
  { id: "jar", most: 3, price: 25 },
  { id: "bell", most: 2, price: 35 },
  { id: "heat", most: 2, price: 45 },
];

export const newCareer = (): Career => ({
  day: 1,
  coins: 0,
  total: 0,
  levels: { stove: 0, heat: 0, bell: 0, seats: 0, hands: 0, jar: 0 },
  friends: {},
  last: null,
});

/** The price of the next level; nothing when there is none. */
export function priceOf(career: Career, id: UpgradeId): number | undefined {
  const upgrade = upgrades.find((one) => one.id === id);
  const level = career.levels[id];
  if (!upgrade || level >= upgrade.most) return undefined;
  return Math.round(upgrade.price * (STEEPER[level] ?? 4));
}

export function buy(career: Career, id: UpgradeId): boolean {
  const price = priceOf(career, id);
  if (price === undefined || price > career.coins) return false;
  career.coins -= price;
  career.levels[id]++;
  return true;
}

export const styleOf = ({ style }: Career): Style => style ?? noStyle;

/** Buys a ware and shows it at once; shows or puts away what is owned. Gives whether it could. */
export function pickWare(career: Career, ware: Ware): boolean {
  const style = styleOf(career);
  const isOwned = style.owned.includes(ware.id);
  if (!isOwned && ware.price > career.coins) return false;
  if (!isOwned) career.coins -= ware.price;
  career.style = toggled(isOwned ? style : { ...style, owned: [...style.owned, ware.id] }, ware);
  return true;
}

export const isRegular = (career: Career, person: string) => (career.friends[person] ?? 0) >= REGULAR;

export const effects = ({ levels }: Career) => ({
  spots: 2 + levels.stove,
  heat: 1 + 0.15 * levels.heat,
  hasBell: levels.bell > 0,
  /** The better bell keeps what is just right warm for a while. */
  isKept: levels.bell > 1,
  patience: 1 + 0.15 * levels.seats,
  sway: 1 - 0.22 * levels.hands,
  tips: 1 + 0.2 * levels.jar,
});

const isCounts = (value: unknown): value is Record<string, number> =>
  typeof value === "object" && value !== null && Object.values(value).every(isNumber);

const isReport: Guard<Report> = isShape<Report>({
  day: isNumber,
  isPassed: isFlag,
  served: isNumber,
  guests: isNumber,
  coins: isNumber,
  waiting: isNumber,
  cooking: isNumber,
  building: isNumber,
});

export const isCareer: Guard<Career> = isShape<Career>({
  day: isNumber,
  coins: isNumber,
  total: isNumber,
  levels: isShape<Career["levels"]>({
    stove: isNumber,
    heat: isNumber,
    bell: isNumber,
    seats: isNumber,
    hands: isNumber,
    jar: isNumber,
  }),
  friends: isCounts,
  last: (value): value is Report | null => value === null || isReport(value),
  style: (value): value is Style | undefined => value === undefined || isStyle(value),
});
