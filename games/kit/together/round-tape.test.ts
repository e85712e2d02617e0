import { describe, expect, it } from "vitest";
import { endlessRaceOf } from "./race.ts";
import { replayRound, writeRoundTape } from "./round-tape.ts";
import { aPlayedRound } from "./rounds.fixture.ts";
import { walkRules } from "./walk.fixture.ts";

const rules = endlessRaceOf(walkRules);
const { host, guest, terms } = aPlayedRound(rules, { options: { minutes: 1 } });
const tape = writeRoundTape(host);

/** What a tape plays to, or the code of its refusal. */
function outcomeOf(bytes: Uint8Array, change: Partial<typeof terms> = {}) {
  try {
    return replayRound(rules, bytes, { ...terms, ...change });
  } catch (error) {
    return (error as { code: string }).code;
  }
}

describe("the tape of a round", () => {
  it("plays to what the machines show", () => {
    expect(outcomeOf(tape)).toEqual(host.scores);
    expect(outcomeOf(writeRoundTape(guest))).toEqual(host.scores);
  });

  it("plays to something else where a move of it is changed", () => {
    const same = [...tape].filter((byte, at) => `${outcomeOf(tape.with(at, byte ^ 1))}` === `${host.scores}`);
    expect(same.length).toBeLessThan(tape.length / 10);
  });

  it.each([
    ["nothing", new Uint8Array()],
    ["another format", tape.with(0, 9)],
    ["a tape that was cut", tape.slice(0, -1)],
    ["a tape that goes on", Uint8Array.of(...tape, 0)],
  ])("refuses %s", (_, bytes) => {
    expect(outcomeOf(bytes)).toBe("tape-malformed");
  });

  it("is of its round alone", () => {
    expect(outcomeOf(tape, { seats: 3 })).toBe("tape-malformed");
    expect(outcomeOf(tape, { options: { minutes: 3 } })).toBe("tape-unfinished");
    expect(outcomeOf(tape, { options: { minutes: 99 } })).toBe("tape-options-invalid");
    expect(outcomeOf(tape, { maxSteps: 100 })).toBe("tape-too-long");
  });
});
