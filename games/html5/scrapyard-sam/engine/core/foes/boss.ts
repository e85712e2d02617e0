import { drift } from "#html5/scrapyard-sam/engine/core/body.ts";
import type { BrawlState } from "#html5/scrapyard-sam/engine/core/brawl-state.ts";
import { approach } from "#kit/ease.ts";
import { acts } from "./acts.ts";
import type { BossMind, BossPlan } from "./boss-plan.ts";
import { type Foe, makeFoe, turnTo } from "./foe.ts";

const ENTRY = 100;

export function makeBoss(id: number, plan: BossPlan, x: number, hp = plan.hp): Foe {
  const [first] = plan.phases;
  const act = first?.acts[0];
  if (!act) throw new Error("A boss without a plan.");
  return {
    ...makeFoe(id, "tinny", x, 60, 1),
    kind: "boss",
    half: plan.half,
    tall: plan.tall,
    hp,
    hpMax: hp,
    y: 320,
    state: "boss",
    mind: {
      plan,
      phase: 0,
      index: -1,
      act,
      t: 0,
      stage: 0,
      count: 0,
      isOpen: false,
      openFor: 0,
      hasStruck: false,
      target: { x, z: 60 },
      limb: undefined,
      angle: 0,
      beam: undefined,
    },
  };
}

/** Falls in, then one act after the other, with a breath in which it can be hit. */
export function stepBoss(brawl: BrawlState, foe: Foe) {
  const { mind } = foe;
  if (!mind) return;
  if (mind.index < 0) return enter(brawl, foe, mind);
  mind.t++;
  if (mind.isOpen) {
    foe.vx = 0;
    foe.y = approach(foe.y, 0, 6);
    if (mind.t >= mind.openFor) next(brawl, foe, mind);
    return;
  }
  if (!acts[mind.act.kind](brawl, foe, mind)) return;
  rest(brawl, foe, mind, mind.act.open ?? 50);
}

function enter(brawl: BrawlState, foe: Foe, mind: BossMind) {
  foe.facing = foe.x > brawl.hero.x ? -1 : 1;
  if (drift(foe)) brawl.emit("pound", foe, { y: 0, amount: 200, what: "boss" });
  if (foe.t > ENTRY) next(brawl, foe, mind);
}

export function rest(brawl: BrawlState, foe: Foe, mind: BossMind, steps: number): void {
  mind.isOpen = true;
  mind.openFor = steps;
  mind.t = 0;
  mind.beam = undefined;
  foe.vx = 0;
  foe.vz = 0;
  if (steps >= 70) brawl.emit("dizzy", foe, { y: foe.tall });
}

function next(brawl: BrawlState, foe: Foe, mind: BossMind) {
  const part = foe.hp / foe.hpMax;
  const phase = mind.plan.phases.findLastIndex(({ under }) => part <= under);
  if (phase > mind.phase) {
    mind.phase = phase;
    mind.index = -1;
    brawl.emit("phase", foe, { y: foe.tall });
  }
  const list = mind.plan.phases[mind.phase]?.acts ?? [];
  mind.index = (mind.index + 1) % list.length;
  mind.act = list[mind.index] ?? mind.act;
  mind.t = 0;
  mind.stage = 0;
  mind.count = mind.act.count ?? 1;
  mind.isOpen = false;
  mind.limb = undefined;
  mind.hasStruck = false;
  turnTo(foe, "boss");
  foe.facing = foe.x > brawl.hero.x ? -1 : 1;
}
