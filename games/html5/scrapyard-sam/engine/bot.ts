import type { Bot } from "#kit/bot.ts";
import { dodge } from "./bot-dodge.ts";
import type { Action } from "./core/actions.ts";
import { DEPTH, spread } from "./core/body.ts";
import type { Snapshot } from "./core/snapshot.ts";

type Goal = Pick<Bot<Action, Snapshot>, "goal" | "coverStep">;
type Foe = Snapshot["foes"][number];
type Spot = { x: number; z: number };

/** Gets out of the way first, then hits what is nearest, and walks on when nobody is left. */
export function createBot(goal: Goal): Bot<Action, Snapshot> {
  return { ...goal, act: (snapshot) => ({ held: act(snapshot) }) };
}

function act(snapshot: Snapshot): Action[] {
  const { hero, clock, outcome, tricks } = snapshot;
  if (outcome) return [];
  if (hero.state === "hold") return hold(snapshot);
  if (hero.state === "charge") return hero.charge > 16 ? [] : ["punch"];
  const flight = dodge(snapshot);
  if (flight) return flight;
  if (hero.y > 0) return inTheAir(snapshot);
  const treat = snapshot.things.find(
    ({ kind, x, z }) =>
      (kind === "battery" || (kind === "oil" && hero.hp < 70)) && spread(x - hero.x, z - hero.z) < 420,
  );
  if (treat) return walkTo(hero, treat, 12);
  const target = choose(snapshot);
  if (!target) return forage(snapshot);
  const near = snapshot.foes.filter(({ x, z }) => spread(x - hero.x, z - hero.z) < 130).length;
  const isHot = hero.steam >= 100 || (hero.steam >= 40 && (near >= 2 || target.kind === "boss"));
  if (tricks.includes("whirl") && isHot && near > 0) return tap("steam", clock);
  return fight(snapshot, target);
}

/** Boss first when it stands open, otherwise whoever is near and on its feet. */
function choose({ foes, hero }: Snapshot): Foe | undefined {
  const cost = (foe: Foe) =>
    spread(foe.x - hero.x, foe.z - hero.z) +
    (foe.state === "down" || foe.state === "rise" ? 300 : 0) +
    (foe.y > 120 ? 400 : 0) -
    (foe.isOpen ? 500 : 0) -
    (foe.state === "dizzy" ? 120 : 0);
  return foes
    .filter(({ state, y }) => state !== "broken" && state !== "enter" && y < 260)
    .toSorted((a, b) => cost(a) - cost(b))[0];
}

function fight({ hero, clock, tricks, foes }: Snapshot, foe: Foe): Action[] {
  // A fist on the floor is as good as the face.
  const isLimb = foe.limb !== undefined && foe.limb.y < 40 && foe.act === "fist" && foe.stage === 2;
  const aim: Spot & { half: number } = isLimb && foe.limb ? { ...foe.limb, half: 30 } : foe;
  const side = hero.x < aim.x ? -1 : 1;
  const away = Math.abs(aim.x - hero.x) - aim.half * 0.6;
  const isAligned = Math.abs(aim.z - hero.z) < 16;
  // Who charges is approached beside its lane, and has no room to charge once Sam is near.
  if (foe.attack === "charge" && foe.kind !== "boss" && foe.state !== "dizzy" && away > 120)
    return walkTo(hero, { x: aim.x, z: foe.z > DEPTH / 2 ? foe.z - 48 : foe.z + 48 }, 8);
  if (foe.state === "down" && !foe.isHeavy) return walkTo(hero, { x: aim.x + side * 90, z: aim.z }, 20);
  if (foe.y > 66 && away < 90 && isAligned) return [...facing(hero, aim), ...tap("jump", clock)];
  if (away > 56 || !isAligned) return walkTo(hero, { x: aim.x + side * (40 + aim.half * 0.6), z: aim.z }, 8);
  const face = facing(hero, aim);
  if (face.length > 0) return face;
  const isCrowd = foes.filter(({ x }) => Math.abs(x - hero.x) < 170).length > 1;
  const canHold = foe.kind !== "boss" && (!foe.isHeavy || foe.state === "dizzy") && foe.y < 30;
  if (canHold && !hero.weapon && (foe.hasShield || (isCrowd && foe.id % 3 === 0))) return tap("grab", clock);
  if (tricks.includes("pound") && isCrowd && foe.id % 4 === 1) return tap("jump", clock);
  // Every now and then the button stays down, and a spring is loaded.
  const wantsSpring = tricks.includes("spring") && !hero.weapon && clock % 240 < 30 && foe.state !== "tell";
  return wantsSpring ? ["punch"] : tap("punch", clock);
}

function inTheAir({ hero, clock, tricks, foes }: Snapshot): Action[] {
  const foe = foes.toSorted((a, b) => Math.abs(a.x - hero.x) - Math.abs(b.x - hero.x))[0];
  if (!foe || Math.abs(foe.x - hero.x) > 190) return [];
  const way: Action[] = Math.abs(foe.x - hero.x) < 30 ? [] : [foe.x < hero.x ? "left" : "right"];
  if (tricks.includes("pound") && foe.y < 40 && hero.vy < 3 && Math.abs(foe.x - hero.x) < 110)
    return ["down", ...tap("punch", clock)];
  const isInReach = Math.abs(foe.x - hero.x) < 84 && hero.vy < 6;
  return isInReach ? [...way, ...tap("punch", clock)] : way;
}

function hold({ hero, clock, foes, tricks }: Snapshot): Action[] {
  if (hero.t < 4) return [];
  if (hero.bashes < 1) return tap("punch", clock);
  if (tricks.includes("driver") && clock % 3 === 0) return ["jump"];
  const other = foes.filter(({ state }) => state !== "held").toSorted((a, b) => a.hp - b.hp)[0];
  const way: Action[] = other ? [other.x < hero.x ? "left" : "right"] : [];
  return [...way, ...tap("grab", clock)];
}

/** Nobody to fight: scrap to pick up, crates to open, or onwards. */
function forage({ hero, things, isFree, clock, camera }: Snapshot): Action[] {
  const useful = things
    .toSorted((a, b) => spread(a.x - hero.x, a.z - hero.z) - spread(b.x - hero.x, b.z - hero.z))
    .find(({ role, x, z, kind }) => {
      const isNear = spread(x - hero.x, z - hero.z) < 200 && x > camera + 30 && x < camera + 930;
      if (kind === "valve") return true;
      return isNear && (role === "prop" ? kind === "crate" : role !== "treat" && !hero.weapon);
    });
  if (useful) {
    const side = hero.x < useful.x ? -1 : 1;
    const isProp = useful.role === "prop";
    const spot = { x: useful.x + side * (isProp ? 50 : 10), z: useful.z };
    const face = isProp ? facing(hero, useful) : [];
    // Turning round takes a step away: who faces it already is near enough.
    const slack = isProp && face.length === 0 ? 38 : 26;
    if (spread(spot.x - hero.x, spot.z - hero.z) > slack) return walkTo(hero, spot, 6);
    return face.length > 0 ? face : tap(isProp ? "punch" : "grab", clock);
  }
  return isFree
    ? walkTo(hero, { x: hero.x + 200, z: DEPTH / 2 }, 10)
    : walkTo(hero, { x: camera + 480, z: 60 }, 30);
}

const tap = (action: Action, clock: number): Action[] => (clock % 4 < 2 ? [action] : []);

function facing(hero: Snapshot["hero"], { x }: Spot): Action[] {
  const way = x < hero.x ? -1 : 1;
  return way === hero.facing ? [] : [way < 0 ? "left" : "right"];
}

function walkTo(hero: Spot, { x, z }: Spot, slack: number): Action[] {
  const held: Action[] = [];
  if (Math.abs(x - hero.x) > slack) held.push(x < hero.x ? "left" : "right");
  if (Math.abs(z - hero.z) > Math.min(slack, 8)) held.push(z < hero.z ? "down" : "up");
  return held;
}
