import { gameWalls } from "./game-walls.ts";
import { serverWalls } from "./server-walls.ts";
import { siteWalls } from "./site-walls.ts";
import type { Wall } from "./wall.ts";

/** Every wall that is shown to hold something. */
export const walls: readonly Wall[] = [...gameWalls, ...siteWalls, ...serverWalls];
