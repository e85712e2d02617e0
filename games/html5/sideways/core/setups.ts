import type { Spec } from "./cars.ts";

/** Their words are the messages `setup.` and `setupHint.` of these. */
export type SetupId = "standard" | "grip" | "slide" | "gears";

/** A set-up of the handling: every car can be tuned so, and each gives something for something. Boards count the standard one. */
export type Setup = { id: SetupId; tune(spec: Spec): Partial<Spec> };

export const standardSetup: Setup = { id: "standard", tune: () => ({}) };

export const setups: readonly Setup[] = [
  standardSetup,
  // Round the bend sooner, and hardly sideways.
  {
    id: "grip",
    tune: ({ gripRear, mostAngle }) => ({ gripRear: gripRear * 1.06, mostAngle: mostAngle - 0.15 }),
  },
  // The tail comes out by itself and goes far.
  {
    id: "slide",
    tune: ({ gripRear, lock, mostAngle }) => ({
      gripRear: gripRear * 0.94,
      lock: lock * 1.12,
      mostAngle: mostAngle + 0.15,
    }),
  },
  // Lazy out of the bend, and faster the longer the straight.
  { id: "gears", tune: ({ push, power }) => ({ push: push * 0.88, power: power * 1.14 }) },
];

/** The car as this set-up makes it: itself, with the standard one. */
export const tuned = (spec: Spec, setup: Setup): Spec =>
  setup === standardSetup ? spec : { ...spec, ...setup.tune(spec) };
