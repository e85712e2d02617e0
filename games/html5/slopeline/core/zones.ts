import { exp } from "#kit/exact-powers.ts";
/** A stretch of the slope with a look of its own, and what it brings. */
export type Zone = { from: number; look: Look; name: ZoneName };
/** Its words are the messages `zone.` and `zoneHint.` of this name. */
export type ZoneName = Look | "deepFreeze" | "afterHours" | "stillRolling";
export type Look = "sundown" | "icefall" | "nightshift" | "blackboard" | "ember" | "overcloud";

const zones: readonly [Zone, ...Zone[]] = [
  { from: 0, look: "sundown", name: "sundown" },
  { from: 1500, look: "icefall", name: "icefall" },
  { from: 3600, look: "nightshift", name: "nightshift" },
  { from: 6600, look: "blackboard", name: "blackboard" },
  { from: 11_000, look: "ember", name: "ember" },
  { from: 18_000, look: "icefall", name: "deepFreeze" },
  { from: 24_000, look: "nightshift", name: "afterHours" },
  { from: 30_500, look: "overcloud", name: "overcloud" },
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
  return { from: GOLD_FROM + lap * LAP, look, name: "stillRolling" };
}

// Speed and tilt depend on the place alone, never on how it was reached: so a day's slope is the same for everybody.

/** Units per second: quick from the start, ever quicker, never beyond what eyes can follow. */
export const speedAt = (z: number) => 27 + 31 * (1 - exp(-Math.max(0, z) / 5200));

/** How much the slope falls per unit. */
export const tiltAt = (z: number) => 0.2 + 0.2 * (1 - exp(-Math.max(0, z) / 7000));

/** 0 at the top, towards 1 where nothing is forgiven. */
export const hardnessAt = (z: number) => 1 - exp(-Math.max(0, z) / 6500);
