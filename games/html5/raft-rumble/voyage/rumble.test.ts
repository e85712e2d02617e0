import { describe, expect, it } from "vitest";
import { gadgetKinds } from "#html5/raft-rumble/core/shots/gadgets.ts";
import { planThrow } from "#html5/raft-rumble/mind/rival.ts";
import { seats } from "#html5/raft-rumble/seats.ts";
import { createControls } from "#kit/input/controls.ts";
import { createRandom } from "#kit/random.ts";
import { hashState, takeCheckpoint } from "#kit/together/checkpoint.ts";
import { Lines } from "#kit/together/lines.fixture.ts";
import type { Peer } from "#kit/together/peer.ts";
import { restingMove } from "#kit/together/peer.ts";
import { schoolLine, stateOf } from "#kit/together/rounds.fixture.ts";
import { FedSeatControls } from "#kit/together/seat-controls.ts";
import { createSeatInput } from "#kit/together/seat-input.ts";
import { CrewHand } from "./crew-hand.ts";
import { VIEW } from "./layout.ts";
import { type Action, pickActions } from "./orders.ts";
import { AIM_UNITS, type CrewAction, crewActions, type Rumble, TURN_STEPS } from "./rumble.ts";
import { seas } from "./seas.ts";

const core = (sea = "open") => seats.create(createRandom(3), { sea }, 2) as Rumble;

/** Moves of somebody who aims well and throws after a while. */
function marksman(rumble: Rumble, seat: number) {
  const random = createRandom(seat + 1);
  let turn = 0;
  const input = createSeatInput<CrewAction, CrewAction>(crewActions, () => {
    const { battle } = rumble;
    if (!battle.isOpen || battle.turn !== seat || battle.age < 30 || !battle.thrower) return {};
    const isNew = battle.turns !== turn;
    turn = battle.turns;
    if (!isNew) return {};
    const { angle, power, gadget } = planThrow(battle.world, battle.thrower, battle.side.stock, 0.03, random);
    const pick = pickActions[gadgetKinds.indexOf(gadget)] ?? "pick1";
    return {
      held: [pick, "fire"],
      pointer: { x: angle * AIM_UNITS, y: power * AIM_UNITS, isDown: true },
    };
  });
  return input.read;
}

function aBattle(sea = "open", watchers = 0) {
  const lines = new Lines(schoolLine);
  const join = (seat: number | undefined) => {
    const rumble = core(sea);
    const options = { netcode: seats.netcode, actions: crewActions, seats: 2, empty: [], seat };
    const read = seat === undefined ? () => restingMove : marksman(rumble, seat);
    return lines.join({ ...options, createCore: () => rumble }, read, (seat ?? 0) * 7);
  };
  const peers = [0, 1, ...Array.from({ length: watchers }, () => undefined)].map(join);
  const runToEnd = (which: readonly Peer[] = peers) => {
    for (let i = 0; i < 900 && !which.every(({ isOver }) => isOver); i++) lines.run(1000);
  };
  return { lines, peers, runToEnd };
}

describe("a battle between two machines", () => {
  it.each(["open", "night"])("on the sea %s has the same end for both and for one who watches", (sea) => {
    const { lines, peers, runToEnd } = aBattle(sea, 1);
    runToEnd();
    expect(peers.map(({ isOver }) => isOver)).toEqual([true, true, true]);
    expect(new Set(peers.map(stateOf)).size).toBe(1);
    expect(peers.map(({ resyncs }) => resyncs)).toEqual([0, 0, 0]);
    expect(peers[0]?.scores.toSorted()).toEqual([0, 1]);
    const seconds = lines.now / 1000;
    for (const { bytes } of lines.members) expect(bytes / seconds).toBeLessThan(2000);
  });

  it("goes on against the computer when a player leaves", () => {
    const { lines, peers, runToEnd } = aBattle();
    const [host] = peers as [Peer, Peer];
    lines.run(6000);
    const member = lines.members[1];
    if (member) member.isConnected = member.isVisible = false;
    runToEnd([host]);
    expect(host.isOver).toBe(true);
    expect((host.own.core as Rumble).battle.sides[1].throws).toBeGreaterThan(0);
  });

  it("takes a player back who was cut off", () => {
    const { lines, peers, runToEnd } = aBattle();
    const [, guest] = peers as [Peer, Peer];
    lines.run(6000);
    const member = lines.members[1];
    if (member) member.isConnected = false;
    lines.run(12_000);
    if (member) member.isConnected = true;
    guest.askForLog();
    guest.setHere(true);
    runToEnd();
    expect(peers.map(({ isOver }) => isOver)).toEqual([true, true]);
    expect(new Set(peers.map(stateOf)).size).toBe(1);
  });
});

/** One machine, with the input of both seats by hand. */
function alone(sea = "open") {
  const rumble = core(sea);
  const controls = [0, 1].map(() => new FedSeatControls(crewActions));
  const step = (steps = 1) => {
    for (let i = 0; i < steps; i++) {
      for (const each of controls) each.feed(restingMove);
      rumble.step(controls);
    }
  };
  const untilOpen = () => {
    for (let i = 0; i < 1500 && !rumble.battle.isOpen; i++) step();
  };
  return { rumble, controls, step, untilOpen };
}

describe("the core", () => {
  it("throws for a player who does not, and ends though nobody plays", () => {
    const { rumble, step, untilOpen } = alone();
    untilOpen();
    step(TURN_STEPS - 1 - rumble.battle.age);
    expect(rumble.battle.phase).toBe("aim");
    step(2);
    expect(rumble.battle.phase).toBe("fly");
    step(60 * 60 * 60);
    expect(rumble.isOver).toBe(true);
  });

  it("leaves the aim of the other seat alone", () => {
    const { rumble, controls, untilOpen } = alone();
    untilOpen();
    const before = hashState(rumble.battle.sides);
    const other = 1 - rumble.battle.turn;
    controls[other]?.feed({ ...restingMove, held: 1, isDown: true, x: 1200, y: 900 });
    controls[1 - other]?.feed(restingMove);
    rumble.step(controls);
    expect(rumble.battle.phase).toBe("aim");
    expect(hashState(rumble.battle.sides)).toBe(before);
  });

  it.each(seas.map(({ id }) => id))("returns to a checkpoint on the sea %s", (sea) => {
    const { rumble, step, untilOpen } = alone(sea);
    untilOpen();
    const checkpoint = takeCheckpoint(rumble);
    step(TURN_STEPS + 200);
    const after = hashState(rumble);
    checkpoint.restore();
    step(TURN_STEPS + 200);
    expect(hashState(rumble)).toBe(after);
  });
});

describe("the hand", () => {
  it("shows the own aim at once, and throws just there", () => {
    const { rumble, controls: fed, untilOpen } = alone();
    untilOpen();
    const { battle } = rumble;
    const hand = new CrewHand(rumble, battle.turn);
    const controls = createControls<Action>();
    const facing = battle.facing;
    const before = { ...battle.side.aim };
    const drag = (x: number, y: number, isDown: boolean) => {
      controls.feed({ pointer: { x, y, isDown } });
      return hand.step(controls, VIEW).move;
    };
    drag(400, 200, true);
    drag(400 - 100 * facing, 260, true);
    expect(hand.shown.side.aim).not.toEqual(before);
    expect(battle.side.aim).toEqual(before);
    const { angle, power } = hand.shown.side.aim;
    const { pointer, held } = drag(400 - 100 * facing, 260, false);
    expect(held).toContain("fire");
    expect(hand.step(controls, VIEW).move).toEqual({});
    fed[battle.turn]?.feed({
      ...restingMove,
      held: 1,
      isDown: true,
      x: Math.round(pointer?.x ?? 0),
      y: Math.round(pointer?.y ?? 0),
    });
    rumble.step(fed);
    expect(battle.phase).toBe("fly");
    expect(battle.side.aim.angle).toBeCloseTo(angle, 2);
    expect(battle.side.aim.power).toBeCloseTo(power, 2);
  });

  it("does nothing while the other crew aims", () => {
    const { rumble, untilOpen } = alone();
    untilOpen();
    const hand = new CrewHand(rumble, 1 - rumble.battle.turn);
    const controls = createControls<Action>();
    controls.feed({ held: ["fire1", "up1"] });
    expect(hand.step(controls, VIEW).move).toEqual({});
    expect(hand.isOpen).toBe(false);
  });
});
