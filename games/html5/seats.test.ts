import { existsSync, globSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Bot, Core } from "#kit/bot.ts";
import { createRandom } from "#kit/random.ts";
import { MAX_ACTIONS, restingStep, toTapeStep } from "#kit/records/tape.ts";
import { roundOptions } from "#kit/together/choices.ts";
import { Lines } from "#kit/together/lines.fixture.ts";
import type { Peer } from "#kit/together/peer.ts";
import type { GhostSeat } from "#kit/together/race.ts";
import type { SeatMove } from "#kit/together/seat-moves.ts";
import type { AnySeatedRules } from "#kit/together/seated.ts";

const games = await Promise.all(
  globSync("**/manifest.json", { cwd: import.meta.dirname })
    .map((file) => dirname(file))
    .filter((folder) => existsSync(join(import.meta.dirname, folder, "seats.ts")))
    .map(async (folder) => {
      const { seats }: { seats: AnySeatedRules } = await import(`./${folder}/seats.ts`);
      const { bot }: { bot: Bot<string, unknown> } = await import(`./${folder}/bot.ts`);
      return { slug: seats.slug, rules: seats, bot };
    }),
);

describe.each(games)("the seats of $slug", ({ rules }) => {
  it("can be taken with everything that the host may choose", () => {
    const { choices = [], actions, seats } = rules;
    expect(actions.length).toBeLessThanOrEqual(MAX_ACTIONS);
    const chosen = choices.flatMap(({ key, values }) => values.map(({ value }) => ({ [key]: value })));
    for (const each of [{}, ...chosen]) {
      const options = roundOptions(rules, each);
      expect(options).toBeDefined();
      const core = rules.create(createRandom(1), options, seats.most);
      expect(core.isOver).toBe(false);
      expect(core.scores.every(Number.isFinite)).toBe(true);
    }
  });
});

const LINE = { latencyMs: 75, jitterMs: 15, stalls: [{ fromMs: 4000, toMs: 4300 }] };
const RACE_MS = 3 * 60 * 1000 + 3000;
const SEATS = 4;

/** Moves of a bot that dozes off at times, so that no two run alike. */
function racer(core: Core<string, unknown>, rules: AnySeatedRules, bot: Bot<string, unknown>, seed: number) {
  const random = createRandom(seed);
  let before: SeatMove = restingStep();
  let dozing = 0;
  return () => {
    dozing = dozing > 0 ? dozing - 1 : random.chance(0.001 * seed) ? random.int(5, 20) : 0;
    const move = dozing > 0 ? {} : bot.act(core.snapshot());
    before = toTapeStep(move, rules.actions, { before, isSettled: false, hasSample: true });
    return before;
  };
}

const races = games.filter(({ rules }) => rules.netcode === "race");

describe.each(races)("a race of $slug", ({ rules, bot }) => {
  it("ends the same on all machines, though a racer is cut off for ten seconds and a seat is empty", () => {
    const options = roundOptions(rules, { minutes: 1 });
    const lines = new Lines(LINE);
    const join = (seat: number | undefined) => {
      const cores = Array.from(
        { length: SEATS },
        () => rules.create(createRandom(7), options, 1) as GhostSeat,
      );
      const own = seat === undefined ? undefined : cores[seat];
      return lines.join(
        {
          netcode: "race",
          actions: rules.actions,
          seats: SEATS,
          seat,
          empty: [SEATS - 1],
          createCore: (_, at) => cores[at] as GhostSeat,
        },
        own ? racer(own.core, rules, bot, seat ?? 0) : () => restingStep(),
        (seat ?? 0) * 7,
      );
    };
    const peers = [0, 1, 2, undefined].map(join);
    const cutOff = lines.members[1];
    lines.run(6000);
    if (cutOff) cutOff.isConnected = false;
    lines.run(10_000);
    if (cutOff) cutOff.isConnected = true;
    let ms = 16_000;
    for (; ms < RACE_MS && !peers.every(({ isOver }) => isOver); ms += 1000) lines.run(1000);
    const ends = (peer: Peer) =>
      JSON.stringify([peer.isOver, peer.scores, peer.timelines.map(({ present }) => present)]);
    expect(peers.map(({ isOver }) => isOver)).toEqual([true, true, true, true]);
    expect(new Set(peers.map(ends)).size).toBe(1);
    const [first] = peers;
    expect(first?.scores.slice(0, 3).every((score) => score > 0)).toBe(true);
    for (const { bytes } of lines.members) expect(bytes / (ms / 1000)).toBeLessThan(2000);
  });
});
