import { type Crew, GIRTH, waistOf } from "#html5/raft-rumble/core/crew.ts";
import { type Aim, type Facing, handsOf, pathOf, powerFor } from "#html5/raft-rumble/core/shots/flight.ts";
import {
  type GadgetKind,
  gadgetKinds,
  gadgets,
  hasGadget,
  type Stock,
} from "#html5/raft-rumble/core/shots/gadgets.ts";
import type { World } from "#html5/raft-rumble/core/world.ts";
import { atan2, hypot } from "#kit/exact-math.ts";
import type { Point } from "#kit/input/controls.ts";
import type { Random } from "#kit/random.ts";

export type Plan = Aim & { worth: number };

const ANGLES = [0.12, 0.3, 0.5, 0.7, 0.85, 1, 1.15, 1.3];
/** A throw lasts no longer than this. */
const PATIENCE = 260;
const NEAR = 72;
/** Gadgets looked at per turn: choosing among all of them would make every rival play alike. */
const WHIMS = 2;

/** Looks for a good throw, then spoils it by as much as the rival is bad. */
export function planThrow(world: World, thrower: Crew, stock: Stock, error: number, random: Random): Aim {
  const facing: Facing = thrower.side === 0 ? 1 : -1;
  const special = random.shuffle(gadgetKinds.filter((kind) => kind !== "balloon" && hasGadget(stock, kind)));
  const tried: GadgetKind[] = ["balloon", ...special.slice(0, WHIMS)];
  const plans = tried.flatMap((gadget) => plansWith(world, thrower, gadget, facing));
  const best = plans.toSorted((a, b) => b.worth - a.worth)[0] ?? {
    angle: 0.8,
    power: 0.75,
    gadget: "balloon",
  };
  const { angle, power, gadget } = best;
  const slip = () => (random.next() + random.next() + random.next() - 1.5) * 2 * error;
  return { gadget, angle: angle + slip(), power: Math.min(1, power * (1 + slip())) };
}

function plansWith(world: World, thrower: Crew, gadget: GadgetKind, facing: Facing): Plan[] {
  const from = handsOf(thrower, facing);
  const targets = world.crews.filter(({ side, state }) => side !== thrower.side && state === "aboard");
  return targets.flatMap((target): Plan[] => {
    const to = waistOf(target);
    if (gadget === "horn") {
      const angle = atan2(from.y - to.y, (to.x - from.x) * facing);
      const worth = hornWorth(targets, from);
      return [{ angle, power: 1, gadget, worth }];
    }
    const at = gadget === "ducks" ? { x: to.x - facing * 110, y: to.y + 40 } : to;
    return ANGLES.flatMap((angle) => {
      const power = powerFor(from, at, { gadget, angle, facing, wind: world.wind });
      if (power === undefined) return [];
      const aim = { angle, power, gadget };
      return [{ ...aim, worth: worthOf(world, thrower, aim, facing) }];
    });
  });
}

/** Sound reaches everyone, but those far off hardly feel it. */
function hornWorth(targets: readonly Crew[], from: Point): number {
  const feel = (crew: Crew) => Math.max(0, 1 - Math.abs(crew.x - from.x) / 620) * (0.7 + crew.wet);
  return targets.reduce((sum, crew) => sum + feel(crew), 0) * 0.8;
}

/** How much good a throw would do if nobody moved. */
export function worthOf(world: World, thrower: Crew, aim: Aim, facing: Facing): number {
  const end = landing(world, thrower, aim, facing);
  if (!end) return -1;
  if (aim.gadget === "ducks") return end.isSea ? 0.75 : 0.4;
  const near = (crew: Crew) => {
    const { x, y } = waistOf(crew);
    return Math.max(0, 1 - hypot(x - end.x, y - end.y) / NEAR);
  };
  const sum = (side: (crew: Crew) => boolean) =>
    world.crews
      .filter((crew) => crew.state === "aboard" && side(crew))
      .reduce((total, crew) => total + near(crew) * (1 + crew.wet * 0.3), 0);
  const good = sum(({ side }) => side !== thrower.side);
  const bad = sum(({ side }) => side === thrower.side);
  return good * (aim.gadget === "spring" ? 1.2 : 1) + (aim.gadget === "anchor" ? 0.35 : 0) - bad * 1.5;
}

/** Where a throw first meets anything. */
function landing(
  world: World,
  thrower: Crew,
  aim: Aim,
  facing: Facing,
): (Point & { isSea: boolean }) | undefined {
  const { radius } = gadgets[aim.gadget];
  let age = 0;
  for (const at of pathOf(handsOf(thrower, facing), aim, facing, world.wind)) {
    if (++age > PATIENCE) return undefined;
    const hitsCrew = world.crews.some(
      (crew) =>
        crew.state === "aboard" &&
        crew.id !== thrower.id &&
        hypot(crew.x - at.x, waistOf(crew).y - at.y) < GIRTH + radius,
    );
    const hitsRaft = world.rafts.some(
      (raft) => (raft.side !== thrower.side || age > 14) && raft.touched(at, radius * 0.8),
    );
    const hitsHurdle = world.hurdles.some(
      ({ x, y, radius: size }) => hypot(x - at.x, y - at.y) < size + radius,
    );
    const isSea = at.y > world.sea.surface(at.x) + 4;
    if (hitsCrew || hitsRaft || hitsHurdle || isSea) return { x: at.x, y: at.y, isSea };
  }
  return undefined;
}
