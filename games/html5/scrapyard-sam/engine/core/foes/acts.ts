import type { ActStep } from "./act-tools.ts";
import { closeActs } from "./acts-close.ts";
import { farActs } from "./acts-far.ts";
import type { ActKind } from "./boss-plan.ts";

/** All that a boss can be told to do. */
export const acts: Record<ActKind, ActStep> = { ...closeActs, ...farActs };
