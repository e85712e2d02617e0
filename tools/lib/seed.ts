import { randomInt } from "node:crypto";

/** A seed for what a run chooses at random. Print it: the same seed makes the same choices again. */
export const randomSeed = () => randomInt(1_000_000);
