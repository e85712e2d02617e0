import { describe, expect, it } from "vitest";
import { bot } from "#html5/masquerade/bot.ts";
import { playBot } from "#kit/bot.ts";
import { createControls, type Move } from "#kit/input/controls.ts";
import { createRandom } from "#kit/random.ts";
import type { PartyEvent } from "./events.ts";
import { COATS, type Guest, OUT_STEPS } from "./guest.ts";
import { type Action, type Look, noLook } from "./hands.ts";
import { mapIds } from "./maps.ts";
import type { MaskId } from "./masks.ts";
import { Party, TAG_LIMIT } from "./party.ts";

/** A round whose rivals stand still, begun and past its countdown; everybody waits in a row of open ground. */
function aQuietParty(mask: MaskId = "duck") {
  const party = new Party({ random: createRandom(5), map: "piazza", strengths: ["doodler"], mask });
  const { hero } = party;
  if (!hero) throw new Error("A party without a hero.");
  const controls = createControls<Action>();
  const rivals = party.guests.filter((guest) => guest !== hero);
  const hold = () => {
    for (const [i, rival] of rivals.entries()) put(rival, 12 + i * 4, 41);
  };
  const run = (steps: number, move: Move<Action> = {}, look: Look = noLook): PartyEvent[] => {
    const events: PartyEvent[] = [];
    for (let step = 0; step < steps; step++) {
      hold();
      controls.feed(move);
      events.push(...party.step(controls, look));
    }
    return events;
  };
  while (party.ready > 0) run(1);
  for (const stand of party.stands) stand.mask = undefined;
  put(hero, 6, 41);
  Object.assign(hero, { angle: 0, reload: 0 });
  return { party, hero, first: rivals[0] ?? hero, run };
}

function put(guest: Guest, x: number, y: number) {
  Object.assign(guest, { x, y, z: 0, vx: 0, vy: 0, vz: 0, isGrounded: true, safe: 0, reload: 20 });
}

describe("Party", () => {
  it("puts a guest out after three coats of paint, and gives points and a tag for it", () => {
    const { party, hero, first, run } = aQuietParty();
    const events = run(44, { held: ["paint"] });
    expect(events.filter(({ kind }) => kind === "hit")).toHaveLength(COATS);
    expect(first.isOut).toBe(true);
    expect(hero.tags).toBe(1);
    expect(party.score).toBe(100);
  });

  it("lets a guest come back, unpainted and safe for a moment", () => {
    const { first, run } = aQuietParty();
    run(44, { held: ["paint"] });
    run(OUT_STEPS);
    expect(first.isOut).toBe(false);
    expect(first.coats).toBe(0);
  });

  it("leaves paint where it met a wall", () => {
    const { hero, run } = aQuietParty();
    hero.angle = Math.PI;
    const splats = run(40, { held: ["paint"] }).filter((event) => event.kind === "splat");
    expect(splats[0]?.normal).toEqual({ nx: 1, ny: 0, nz: 0 });
    expect(splats[0]?.at.x).toBeCloseTo(2, 5);
  });

  it("runs out of paint, and refills while one waits", () => {
    const { hero, run } = aQuietParty();
    hero.angle = Math.PI;
    expect(run(400, { held: ["paint"] }).some(({ kind }) => kind === "empty")).toBe(true);
    run(300);
    expect(hero.tank).toBe(14);
  });

  it("dries a coat after a while", () => {
    const { hero, first, run } = aQuietParty();
    hero.hit(1, first);
    run(260);
    expect(hero.coats).toBe(0);
  });

  it("is played with keys alone: Space paints, arrows turn, C jumps", () => {
    const { hero, run } = aQuietParty();
    expect(run(3, { held: ["space"] }).some(({ kind }) => kind === "shot")).toBe(true);
    run(20, { held: ["turnRight"] });
    expect(hero.angle).toBeGreaterThan(0.3);
    run(4, { held: ["jump"] });
    expect(hero.z).toBeGreaterThan(0.2);
  });

  it("is played with a caught mouse: it looks up and down, and Space jumps", () => {
    const { hero, run } = aQuietParty();
    run(5, { held: ["space"] }, { ...noLook, hasMouse: true, turn: 0.05, pitch: 0.04 });
    expect(hero.angle).toBeCloseTo(0.25, 5);
    expect(hero.pitch).toBeCloseTo(0.2, 5);
    expect(hero.z).toBeGreaterThan(0.2);
  });

  it("lets nobody walk through walls", () => {
    const { hero, run } = aQuietParty();
    hero.angle = Math.PI;
    run(200, { held: ["forward"] });
    expect(hero.x).toBeGreaterThan(2.4);
    expect(hero.x).toBeLessThan(2.5);
  });

  it("puts on the mask that lies on a stand, with its power ready", () => {
    const { party, hero, run } = aQuietParty();
    const [stand] = party.stands;
    if (!stand) throw new Error("A map without masks.");
    stand.mask = "melon";
    Object.assign(hero, { x: stand.x, y: stand.y });
    run(1);
    expect(hero.mask).toBe("melon");
    expect(hero.charge).toBe(1);
    expect(stand.mask).toBeUndefined();
  });

  it("ends when somebody has enough tags, with a bell before the end", () => {
    const { party, hero, run } = aQuietParty();
    hero.tags = TAG_LIMIT - 1;
    const events = run(80, { held: ["paint"] });
    expect(events.filter(({ kind }) => kind === "bell")).toHaveLength(1);
    expect(party.winner).toBe(hero);
    expect(party.isOver).toBe(false);
    run(200);
    expect(party.isOver).toBe(true);
  });

  it("counts tags twice in the last thirty seconds", () => {
    const { party, hero, run } = aQuietParty();
    party.left = 1000;
    run(44, { held: ["paint"] });
    expect(hero.tags).toBe(2);
    expect(party.score).toBe(200);
  });

  it("plays the same round again from the same seed", () => {
    const play = () => {
      const party = new Party({ random: createRandom(9), map: "market", strengths: ["artist"] });
      playBot(party, bot, 1500);
      return party.guests.map(({ x, y, tags }) => [x, y, tags]);
    };
    expect(play()).toEqual(play());
  });

  it.each(mapIds)("can be played on the map %s: the bot reaches its goal", (map) => {
    const party = new Party({ random: createRandom(1), map, strengths: ["doodler"] });
    playBot(party, bot);
    expect(party.score).toBeGreaterThanOrEqual(bot.goal.score);
  });
});

describe("masks", () => {
  it("the duck is faster", () => {
    const way = (mask: MaskId) => {
      const { hero, run } = aQuietParty(mask);
      Object.assign(hero, { x: 4, y: 17, charge: 1, angle: 0 });
      run(60, { held: ["forward", "power"] });
      return hero.x;
    };
    expect(way("duck")).toBeGreaterThan(way("owl") + 2);
  });

  it("the pufferfish sends paint back to its owner", () => {
    const { hero, first, run } = aQuietParty();
    first.wear("puffer", 1);
    first.power = 200;
    const events = run(80, { held: ["paint"] });
    expect(events.some(({ kind }) => kind === "bounce")).toBe(true);
    expect(first.coats).toBe(0);
    expect(hero.hitBy).toBe(first);
  });

  it("the octopus throws a whole fan", () => {
    const { party, hero, run } = aQuietParty("octopus");
    hero.charge = 1;
    run(1, { held: ["power"] });
    expect(party.easel.blobs).toHaveLength(9);
  });

  it("the frog leaps and splashes whoever stands where it lands", () => {
    const { hero, first, run } = aQuietParty("frog");
    Object.assign(hero, { x: 6, charge: 1, angle: Math.PI / 2 });
    const events = run(90, { held: ["power"] });
    expect(events.some(({ kind }) => kind === "flop")).toBe(true);
    Object.assign(hero, { x: 9.5, y: 41, charge: 1, angle: Math.PI / 2, z: 0, isGrounded: true, power: 0 });
    run(1);
    run(90, { held: ["power"] });
    expect(first.hitBy).toBe(hero);
  });

  it("melons hit twice as hard", () => {
    const { hero, first, run } = aQuietParty("melon");
    hero.charge = 1;
    run(1, { held: ["power"] });
    const events = [...run(1, { held: ["paint"] }), ...run(24)];
    expect(events.filter(({ kind }) => kind === "hit")).toHaveLength(1);
    expect(first.coats).toBe(2);
  });

  it("under the bed sheet one is not seen", () => {
    const { party, hero } = aQuietParty("sheet");
    const look = () => party.snapshot().target;
    expect(look()).not.toBeNull();
    for (const guest of party.guests) if (guest !== hero) Object.assign(guest, { mask: "sheet", power: 50 });
    expect(look()).toBeNull();
  });

  it("the toaster paints faster and for nothing", () => {
    const { hero, run } = aQuietParty("toaster");
    Object.assign(hero, { charge: 1, angle: Math.PI });
    run(1, { held: ["power"] });
    const shots = run(60, { held: ["paint"] }).filter(({ kind }) => kind === "shot");
    expect(shots).toHaveLength(12);
    expect(hero.tank).toBe(14);
  });
});
