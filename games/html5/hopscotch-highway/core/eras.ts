import { exp } from "#kit/exact-powers.ts";
export type Season = "meadow" | "night" | "snow" | "autumn" | "festival";

/** A stretch of the way with a look, vehicles and dangers of its own. Its words are the messages `era.` and `eraHint.` of its name. */
export type Era = {
  from: number;
  season: Season;
  name: "morning" | "lightsOut" | "snowDay" | "leafFall" | "festival" | "encore";
  /** How often the seasons have come round. */
  turn?: number;
};

const eras: readonly [Era, ...Era[]] = [
  { from: 0, season: "meadow", name: "morning" },
  { from: 50, season: "night", name: "lightsOut" },
  { from: 150, season: "snow", name: "snowDay" },
  { from: 275, season: "autumn", name: "leafFall" },
  { from: 400, season: "festival", name: "festival" },
];
const LAST = 400;
/** After the festival the seasons come round again, quicker. */
const ROUND = 125;
const encore: readonly Season[] = ["night", "snow", "autumn", "festival"];

/** The era that a row belongs to. */
export function eraAt(row: number): Era {
  const turns = Math.floor((row - LAST) / ROUND);
  if (turns < 1) return eras.findLast(({ from }) => from <= row) ?? eras[0];
  const season = encore[(turns - 1) % encore.length] ?? "festival";
  return { from: LAST + turns * ROUND, season, name: "encore", turn: turns };
}

/** How hard a row is, from 0 to almost 1: steep at first, then ever gentler. */
export const hardness = (row: number) => 1 - exp(-Math.max(0, row) / 170);

/** Rows per step at which the eraser comes. */
export const eraserSpeed = (row: number) => (0.42 + 0.8 * hardness(row)) / 60;

export const coinWorth = (row: number) => (eraAt(row).season === "festival" ? 2 : 1);
