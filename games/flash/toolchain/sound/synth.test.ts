import { describe, expect, it } from "vitest";
import { type Note, SAMPLE_RATE_HZ, synthesise } from "./synth.ts";
import { wavFile } from "./wav.ts";

const tone: Note = { wave: "sine", from: 441, seconds: 0.5, volume: 1, decay: 0 };

/** How often a second the wave crosses zero upwards: its pitch. */
function pitchOf(samples: Int16Array): number {
  let crossings = 0;
  for (let i = 1; i < samples.length; i++) {
    if ((samples[i - 1] ?? 0) < 0 && (samples[i] ?? 0) >= 0) crossings += 1;
  }
  return (crossings * SAMPLE_RATE_HZ) / samples.length;
}

describe("synthesise", () => {
  it.each(["sine", "square", "triangle", "saw"] as const)("plays a %s at its pitch for its time", (wave) => {
    const samples = synthesise([{ ...tone, wave }]);
    expect(samples.length).toBe(SAMPLE_RATE_HZ / 2);
    expect(pitchOf(samples)).toBeCloseTo(441, -1);
  });

  it("slides from one pitch to another", () => {
    const samples = synthesise([{ ...tone, to: 1323 }]);
    const third = Math.floor(samples.length / 3);
    expect(pitchOf(samples.subarray(0, third))).toBeLessThan(pitchOf(samples.subarray(third * 2)) / 1.5);
  });

  it("keeps to its volume and begins and ends in silence, so that nothing clicks", () => {
    const samples = synthesise([{ ...tone, volume: 0.5 }]);
    expect(Math.max(...samples)).toBeLessThanOrEqual(16_384);
    expect(Math.abs(samples[0] ?? 1)).toBe(0);
    expect(Math.abs(samples.at(-1) ?? 9999)).toBeLessThan(400);
  });

  it("plays notes one after the other, and noise the same each time", () => {
    const notes: Note[] = [tone, { wave: "noise", from: 4000, seconds: 0.25 }];
    expect(synthesise(notes).length / SAMPLE_RATE_HZ).toBeCloseTo(0.75, 3);
    expect(synthesise(notes)).toEqual(synthesise(notes));
  });
});

describe("wavFile", () => {
  it("puts the plain 44-byte header in front of the samples", () => {
    const file = Buffer.from(wavFile(Int16Array.of(1, -2, 3)));
    expect(file.toString("latin1", 0, 4) + file.toString("latin1", 8, 16)).toBe("RIFFWAVEfmt ");
    expect(file.readUInt32LE(40)).toBe(6);
    expect([44, 46, 48].map((at) => file.readInt16LE(at))).toEqual([1, -2, 3]);
    expect(file.length).toBe(50);
  });
});
