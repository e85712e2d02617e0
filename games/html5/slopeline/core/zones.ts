import { exp } from "#kit/exact-powers.ts";
/** A stretch of the slope with a look of its own, and what it brings. */
export type Zone = { from: number; look: Look; title: string; hint: string };
export type Look = "sundown" | "icefall" | "nightshift" | "blackboard" | "ember" | "overcloud";

const zones: readonly [Zone, ...Zone[]] = [
  { from: 0, look: "sundown", title: "Sundown", hint: "Steer. Stay on. Shave the walls for points." },
  { from: 1500, look: "icefall", title: "Icefall", hint: "It leans now, and some walls move" },
  { from: 3600, look: "nightshift", title: "Night shift", hint: "Split roads and long jumps" },
  {
    from: 6600,
    look: "blackboard",
    title: "Blackboard",
    hint: "Pillars in the pipe: close calls count double",
  },
  { from: 11_000, look: "ember", title: "Ember", hint: "Faster, steeper, thinner" },
  { from: 18_000, look: "icefall", title: "Deep freeze", hint: "You have not seen this steep" },
  { from: 24_000, look: "nightshift", title: "After hours", hint: "Breathe" },
  {
    from: 30_500,
    look: "overcloud",
    title: "Over the clouds",
    hint: "Ten minutes! Everything counts double",
  },
];
/** Beyond the last zone the looks take turns. */
const LAP = 6000;
const laps = ["ember", "sundown", "blackboard", "overcloud"] as const;

export const GOLD_FROM = 30_500;

/** The zone at this distance down the slope. */
export function zoneAt(z: number): Zone {
  let [zone] = zones;
  for (const next of zones) if (next.from <= z) zone = next;
  const lap = zone.from === GOLD_FROM ? Math.floor((z - GOLD_FROM) / LAP) : 0;
  if (lap === 0) return zone;
  const look = laps[(lap - 1) % laps.length] ?? "ember";
  return { from: GOLD_FROM + lap * LAP, look, title: "Still rolling", hint: "Nobody has ever come this far" };
}

// Speed and tilt depend on the place alone, never on how it was reached: so a day's slope is the same for everybody.

/** Units per second: quick from the start, ever quicker, never beyond what eyes can follow. */
export const speedAt = (z: number) => 27 + 31 * (1 - exp(-Math.max(0, z) / 5200));

/** How much the slope falls per unit. */
export const tiltAt = (z: number) => 0.2 + 0.2 * (1 - exp(-Math.max(0, z) / 7000));

/** 0 at the top, towards 1 where nothing is forgiven. */
export const hardnessAt = (z: number) => 1 - exp(-Math.max(0, z) / 6500);
