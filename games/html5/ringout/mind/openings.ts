import { characterOf, type Fighter, isGrounded } from "#html5/ringout/core/fighter.ts";
import { launchSpeed } from "#html5/ringout/core/launch.ts";
import { airMoves, groundMoves, type MoveName } from "#html5/ringout/core/moves.ts";
import { IDLE, type Pad } from "#html5/ringout/core/pad.ts";
import { touches } from "#html5/ringout/core/shots.ts";
import { foresee, wayTo } from "./senses.ts";

/** A move that would land now, and how good it would be. */
export type Opening = { move: MoveName; worth: number; isHeavy: boolean };

/** All moves that would meet the foe if both go on as they do. */
export function openings(self: Fighter, foe: Fighter): Opening[] {
  if (foe.safe > 0) return [];
  const { moves } = characterOf(self);
  const names: readonly MoveName[] = [...(isGrounded(self) ? groundMoves : airMoves), "special"];
  const way = wayTo(self.x, foe.x) || self.facing;
  return names.flatMap((move): Opening[] => {
    const { hits, length, charge } = moves[move];
    const [hit] = hits;
    if (!hit) return [];
    const here = foresee(self, hit.from);
    const there = { ...foe, ...foresee(foe, hit.from) };
    const facing = move === "jab" || move.startsWith("air") ? lookOf(self, move, way) : way;
    const x = here.x + hit.x * facing * self.size;
    if (!touches(x, here.y - hit.y * self.size, hit.r * self.size * 0.85, there)) return [];
    const worth = launchSpeed(foe, hit) * 1.6 + hit.damage * 0.5 - length * 0.22 - hit.from * 0.25;
    return [{ move, worth, isHeavy: charge !== undefined }];
  });
}

const lookOf = (self: Fighter, move: MoveName, way: number) => (move === "airSide" ? way : self.facing);

/** The keys for a move. */
export function keysFor(move: MoveName, way: number): Pad {
  const button = move === "special" || move === "recover" ? { special: true } : { attack: true };
  if (move === "up" || move === "airUp") return { ...IDLE, ...button, y: -1 };
  if (move === "recover") return { ...IDLE, ...button, x: way, y: -1 };
  if (move === "down" || move === "airDown") return { ...IDLE, ...button, y: 1 };
  if (move === "jab" || move === "airJab") return { ...IDLE, ...button };
  return { ...IDLE, ...button, x: way };
}
