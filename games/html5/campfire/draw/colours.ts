import { DAY, type Season, seasonIndex, seasonOf } from "#html5/campfire/core/calendar.ts";
import { clamp } from "#kit/ease.ts";
import { mix } from "./paint.ts";

export type Shades = {
  sea: string;
  shallow: string;
  sand: string;
  grass: string;
  grove: string;
  crag: string;
  tuft: string;
};

export const shades: Readonly<Record<Season, Shades>> = {
  summer: {
    sea: "#2f7f96",
    shallow: "#58adb3",
    sand: "#ead39a",
    grass: "#86b355",
    grove: "#659a4a",
    crag: "#a3a58f",
    tuft: "#6f9c45",
  },
  autumn: {
    sea: "#2c7089",
    shallow: "#549aa6",
    sand: "#dcc38c",
    grass: "#c2a555",
    grove: "#ad8442",
    crag: "#a2988a",
    tuft: "#a4853d",
  },
  winter: {
    sea: "#43789a",
    shallow: "#8fbccf",
    sand: "#e3e2da",
    grass: "#e3edf2",
    grove: "#cadbe5",
    crag: "#b4c1cb",
    tuft: "#b9ccd8",
  },
  spring: {
    sea: "#358aa0",
    shallow: "#66bcbb",
    sand: "#efdba5",
    grass: "#98c963",
    grove: "#74ad58",
    crag: "#aaad96",
    tuft: "#7db34f",
  },
};

/** The first part of a season still has something of the last one. */
const CHANGE = DAY * 0.3;
const DAYS = 3;

export function shadesAt(time: number): Shades {
  const season = seasonOf(time);
  const since = time - seasonIndex(time) * DAYS * DAY;
  const now = shades[season];
  if (since >= CHANGE || time < DAYS * DAY) return now;
  const before = shades[seasonOf(time - since - 1)];
  const part = clamp(since / CHANGE, 0, 1);
  const blend = (key: keyof Shades) => mix(before[key], now[key], part);
  return {
    sea: blend("sea"),
    shallow: blend("shallow"),
    sand: blend("sand"),
    grass: blend("grass"),
    grove: blend("grove"),
    crag: blend("crag"),
    tuft: blend("tuft"),
  };
}

/** Parkas: the first is the hero's. */
const parkas = [
  "#e8503a",
  "#3f7fd1",
  "#8a5bc4",
  "#2fa38a",
  "#d1a12b",
  "#c9568f",
  "#5c8f3d",
  "#54698c",
  "#b5693a",
  "#3aa7c9",
  "#9a4646",
  "#7b7f3a",
] as const;

export const colourOf = (id: number): string =>
  id === 0 ? parkas[0] : (parkas[1 + ((id - 1) % 11)] ?? parkas[1]);
