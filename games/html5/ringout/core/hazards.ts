import type { MatchEvent } from "./events.ts";
import { type Fighter, heightOf, isGrounded, isInRing, refresh, take, widthOf } from "./fighter.ts";

/** All of them warn first and come round with the clock: whoever watches is never caught. Times in steps. */
type Rhythm = { every: number; warning: number };
export type HazardPlan =
  | (Rhythm & { kind: "tap"; x: number; width: number; lasting: number })
  | (Rhythm & { kind: "wind"; lasting: number; force: number })
  | (Rhythm & { kind: "train"; speed: number; width: number; height: number })
  | (Rhythm & { kind: "toast"; slots: readonly number[]; width: number; lift: number; damage: number });

export type HazardPhase = {
  /** The how-manieth time, from 0: odd ones come from the other side. */
  turn: number;
  state: "rest" | "warning" | "active";
  /** Steps in this state. */
  age: number;
};

const TRAIN_START = 900;
const trainTime = (plan: { speed: number }) => Math.ceil((TRAIN_START * 2) / plan.speed);
const lastingOf = (plan: HazardPlan) =>
  plan.kind === "train" ? trainTime(plan) : plan.kind === "toast" ? 24 : plan.lasting;

/** The rest comes first, so a match never begins with a surprise. */
export function phaseAt(plan: HazardPlan, time: number): HazardPhase {
  const turn = Math.floor(time / plan.every);
  const at = time % plan.every;
  const active = plan.every - lastingOf(plan);
  const warning = active - plan.warning;
  if (at < warning) return { turn, state: "rest", age: at };
  if (at < active) return { turn, state: "warning", age: at - warning };
  return { turn, state: "active", age: at - active };
}

export const wayOf = ({ turn }: HazardPhase): 1 | -1 => (turn % 2 === 0 ? 1 : -1);

/** The front of the train; it comes from the left on even turns. */
export const trainX = (plan: { speed: number }, phase: HazardPhase) =>
  wayOf(phase) * (phase.age * plan.speed - TRAIN_START);

export const slotOf = (plan: { slots: readonly number[] }, { turn }: HazardPhase) =>
  plan.slots[turn % plan.slots.length] ?? 0;

export type Launch = (fighter: Fighter, blow: { damage: number; angle: number; speed: number }) => void;

/** Lets the place have its way with everybody in it. */
export function stepHazard(
  plan: HazardPlan,
  time: number,
  fighters: readonly Fighter[],
  launch: Launch,
): MatchEvent[] {
  const phase = phaseAt(plan, time);
  const events: MatchEvent[] = [];
  if (phase.state === "warning" && phase.age === 0) events.push({ kind: "warning" });
  if (phase.state !== "active") return events;
  if (phase.age === 0) events.push({ kind: "hazard" });
  for (const fighter of fighters) {
    if (isInRing(fighter) && fighter.stance !== "cloud" && fighter.stop === 0)
      push(plan, phase, fighter, launch);
  }
  return events;
}

function push(plan: HazardPlan, phase: HazardPhase, fighter: Fighter, launch: Launch) {
  if (plan.kind === "wind") {
    if (fighter.stance !== "hang") fighter.x += wayOf(phase) * plan.force * (isGrounded(fighter) ? 5 : 9);
  } else if (plan.kind === "tap") {
    const isUnder = Math.abs(fighter.x - plan.x - plan.width / 2) < plan.width / 2;
    if (isUnder && !isGrounded(fighter) && fighter.stance !== "hang")
      fighter.vy = Math.min(14, fighter.vy + 1.1);
  } else if (plan.kind === "train") meetTrain(plan, phase, fighter, launch);
  else {
    const isOn = Math.abs(fighter.x - slotOf(plan, phase)) < plan.width / 2;
    const isLow = isGrounded(fighter) && Math.abs(fighter.y) < 2;
    if (phase.age > 3 || !isOn || !isLow) return;
    if (fighter.safe === 0) fighter.damage += plan.damage;
    take(fighter, "free");
    refresh(fighter);
    fighter.ground = undefined;
    fighter.vy = -plan.lift;
  }
}

function meetTrain(
  plan: HazardPlan & { kind: "train" },
  phase: HazardPhase,
  fighter: Fighter,
  launch: Launch,
) {
  const way = wayOf(phase);
  const front = trainX(plan, phase);
  const [left, right] = way > 0 ? [front - plan.width, front] : [front, front + plan.width];
  const reach = widthOf(fighter) / 2;
  const isBeside = fighter.x + reach > left && fighter.x - reach < right;
  const isLow = fighter.y > -plan.height && fighter.y - heightOf(fighter) < 0;
  if (!isBeside || !isLow || fighter.safe > 0 || fighter.stance === "hang") return;
  launch(fighter, { damage: 12, angle: way > 0 ? 62 : 118, speed: 13 });
  fighter.safe = 40;
}
