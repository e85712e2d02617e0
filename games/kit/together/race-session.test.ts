import { describe, expect, it, vi } from "vitest";
import type { View } from "#kit/draw/view.ts";
import type { Kit, Round } from "#kit/round.ts";
import { silence } from "#kit/sound/silence.ts";
import { EVERYBODY, restingMove } from "./peer.ts";
import { endlessRaceOf } from "./race.ts";
import { openRace } from "./race-session.ts";
import { Walk, walkRules } from "./walk.fixture.ts";

const rules = endlessRaceOf(walkRules);
const names = ["Otter", "Marmot", "Heron"];

/** Machines in one room, whose frames arrive at once; the last may watch. A number is the step at which the racer stands still. */
function aRoom(stops: readonly (number | undefined)[]) {
  const racers = stops.filter((stop) => stop !== undefined).length;
  const saved = vi.fn();
  const machines = stops.map((stop, member) => {
    const kits: Kit[] = [];
    const drawn: Walk[] = [];
    const kit = {
      view: {} as View,
      root: {} as HTMLElement,
      sound: silence,
      best: 0,
      saves: { read: <T>(_: string, __: unknown, fallback: T) => fallback, write: saved },
    };
    const start = (given: Kit): Round<"go", unknown> => {
      const core = new Walk();
      kits.push(given);
      given.saves.write("walked", true);
      return { core, step: (controls) => core.step(controls), draw: () => drawn.push(core) };
    };
    const seat = stop === undefined ? undefined : member;
    const { peer, picture } = openRace<"go">(
      {
        netcode: "race",
        actions: rules.actions,
        seats: racers,
        seat,
        empty: [],
        host: () => 0,
        isHost: () => member === 0,
        send(to, frame) {
          for (const [other, { peer }] of machines.entries())
            if (other !== member && (to === EVERYBODY || to === other)) peer.receive(member, frame);
        },
      },
      {
        round: 1,
        seat,
        seats: names.slice(0, racers).map((name, at) => ({ name, isYou: at === seat })),
        seed: 1,
        options: { minutes: 1 },
        you: member,
        host: 0,
      },
      { seated: { rules }, start, kit, post: () => undefined },
    );
    let steps = 0;
    const read = () => ({ ...restingMove, held: steps++ < (stop ?? 0) ? 1 : 0 });
    return { peer, picture, kits, drawn, read };
  });
  let target = 0;
  const run = (steps: number) => {
    for (const end = target + steps; target < end; target++)
      for (const { peer, picture, read } of machines) {
        peer.tick(target, read);
        picture.afterTick?.();
      }
  };
  const shown = (member: number) => {
    machines[member]?.picture.draw({} as View, 0);
    return machines[member]?.drawn.at(-1);
  };
  return { machines, run, shown, saved };
}

describe("a race on a machine", () => {
  it("shows the own run beside the others by name and colour, and saves nothing", () => {
    const { machines, run, shown, saved } = aRoom([9999, 200, 50]);
    run(100);
    expect(shown(0)?.score).toBeGreaterThan(90);
    const ghosts = machines[0]?.kits[0]?.ghosts?.() ?? [];
    expect(ghosts.map(({ name, core }) => [name, core.score > 40])).toEqual([
      ["Marmot", true],
      ["Heron", true],
    ]);
    expect(new Set(ghosts.map(({ color }) => color)).size).toBe(2);
    expect(saved).not.toHaveBeenCalled();
  });

  it("follows the best of those who still run once the own run is over", () => {
    const { machines, run, shown } = aRoom([50, 200, 9999]);
    run(400);
    expect(machines[0]?.peer.own.core.isOver).toBe(true);
    const score = shown(0)?.score ?? 0;
    expect(score).toBeGreaterThan(380);
    run(60);
    expect(shown(0)?.score).toBe(score + 60);
  });

  it("shows one who watches a run from the start on, and the next when it is over", () => {
    const { run, shown } = aRoom([100, 9999, undefined]);
    expect(shown(2)?.score).toBe(0);
    run(90);
    expect(shown(2)?.score).toBeGreaterThan(70);
    run(800);
    expect(shown(2)?.score).toBeGreaterThan(800);
  });
});
