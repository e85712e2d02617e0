/** A belt carries whatever stands on it. */
export type Belt = { kind: "belt"; from: number; to: number; push: number };
/** Something that comes down (or up) in a rhythm of its own, on friend and foe. */
export type Stamp = {
  kind: "stamp";
  look: "press" | "vent" | "hook";
  x: number;
  z: number;
  half: number;
  deep: number;
  every: number;
  offset: number;
};
export type Hazard = Belt | Stamp;

/** Where along the yard a hazard begins and ends. */
export const startOf = (hazard: Hazard) => (hazard.kind === "belt" ? hazard.from : hazard.x - hazard.half);
export const endOf = (hazard: Hazard) => (hazard.kind === "belt" ? hazard.to : hazard.x + hazard.half);

export const WARNING = 55;
/** How long a stamp stays down after its blow: to be seen only. */
export const REST = 22;

/** Steps since the last blow, and until the next. */
export function beatOf({ every, offset }: Stamp, clock: number): { since: number; until: number } {
  const since = (clock + offset) % every;
  return { since, until: every - since };
}
