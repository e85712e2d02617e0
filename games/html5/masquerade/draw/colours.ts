export type Rgb = readonly [number, number, number];

/** One paint for each seat; the first is the player's. */
export const paints: readonly string[] = [
  "#ff2e88",
  "#12c4ff",
  "#ffcf1a",
  "#3fdc57",
  "#9a5bff",
  "#ff7d1f",
  "#eef2ff",
  "#00a58e",
];

export function rgbOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [((value >> 16) & 255) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

const rgbs = paints.map(rgbOf);
export const paintOf = (seat: number): Rgb => rgbs[seat % rgbs.length] ?? [1, 1, 1];
export const hexOf = (seat: number): string => paints[seat % paints.length] ?? "#ffffff";

export const times = ([r, g, b]: Rgb, [x, y, z]: Rgb): Rgb => [r * x, g * y, b * z];
export const scaled = ([r, g, b]: Rgb, by: number): Rgb => [r * by, g * by, b * by];
/** Lighter by so much, but not blinding. */
export const raised = (colour: Rgb, by: number): Rgb => {
  const one = (value: number) => Math.min(1.1, value + by);
  return [one(colour[0]), one(colour[1]), one(colour[2])];
};
