import type { ActStep } from "./act-tools.ts";
import { closeActs } from "./acts-close.ts";
import { farActs } from "./acts-far.ts";

export type ActKind = keyof typeof closeActs | keyof typeof farActs;

/** All that a boss can be told to do. */
export const acts: Record<ActKind, ActStep> = { ...closeActs, ...farActs };
