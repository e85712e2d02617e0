import { lerp } from "#kit/ease.ts";
import type { World } from "./worlds.ts";

/** The paints of one moment, as `[red, green, blue]` so that dusk and new worlds can blend in. */
export type Paint = readonly [number, number, number];
export type Paints = Record<
  "skyTop" | "skyLow" | "far" | "near" | "ground" | "line" | "plant" | "plantDark",
  Paint
>;

const hex = (text: string): Paint =>
  [0, 2, 4].map((at) => Number.parseInt(text.slice(at, at + 2), 16)) as unknown as Paint;

const paints = (list: Record<keyof Paints, string>): Paints => ({
  skyTop: hex(list.skyTop),
  skyLow: hex(list.skyLow),
  far: hex(list.far),
  near: hex(list.near),
  ground: hex(list.ground),
  line: hex(list.line),
  plant: hex(list.plant),
  plantDark: hex(list.plantDark),
});

const worlds: Record<World, { day: Paints; night: Paints }> = {
  desert: {
    day: paints({
      skyTop: "6fc3e8",
      skyLow: "ffe3ae",
      far: "f0a873",
      near: "d97f4f",
      ground: "8a4632",
      line: "ffe9c4",
      plant: "3f9b5d",
      plantDark: "2a7346",
    }),
    night: paints({
      skyTop: "141b3c",
      skyLow: "4a3567",
      far: "3c2f5c",
      near: "2e2447",
      ground: "231a33",
      line: "cdbfe6",
      plant: "2f7a63",
      plantDark: "1f574a",
    }),
  },
  greenhouse: {
    day: paints({
      skyTop: "a8e6cf",
      skyLow: "eefbd8",
      far: "8fd0a0",
      near: "5aa878",
      ground: "2f5a3f",
      line: "e6ffd9",
      plant: "c2477f",
      plantDark: "8f2f5f",
    }),
    night: paints({
      skyTop: "08231f",
      skyLow: "1d5147",
      far: "174439",
      near: "10342c",
      ground: "0b241f",
      line: "a6e6c8",
      plant: "b0508f",
      plantDark: "77305f",
    }),
  },
  moon: {
    day: paints({
      skyTop: "2a2f5c",
      skyLow: "8a7fc4",
      far: "6a649e",
      near: "8c87b8",
      ground: "565079",
      line: "f1ecff",
      plant: "4fd0d9",
      plantDark: "2c98a8",
    }),
    night: paints({
      skyTop: "0a0c1e",
      skyLow: "2b2853",
      far: "24224a",
      near: "35325f",
      ground: "201e3e",
      line: "b9b4e6",
      plant: "48c4d0",
      plantDark: "23808f",
    }),
  },
};

const mixPaint = (a: Paint, b: Paint, part: number): Paint => [
  lerp(a[0], b[0], part),
  lerp(a[1], b[1], part),
  lerp(a[2], b[2], part),
];

function mix(a: Paints, b: Paints, part: number): Paints {
  const entries = Object.entries(a).map(([name, paint]) => [
    name,
    mixPaint(paint, b[name as keyof Paints], part),
  ]);
  return Object.fromEntries(entries) as Paints;
}

export function paintsOf(from: World, to: World, blend: number, daylight: number): Paints {
  const at = (world: World) => mix(worlds[world].night, worlds[world].day, daylight);
  return from === to || blend >= 1 ? at(to) : mix(at(from), at(to), blend);
}

export const css = ([r, g, b]: Paint, alpha = 1) => `rgb(${r | 0} ${g | 0} ${b | 0} / ${alpha})`;
