import { describe, expect, it } from "vitest";
import { frequencyOf, parseTrack, readSong } from "./song.ts";

describe("frequencyOf", () => {
  it.each([
    ["A4", 440],
    ["A5", 880],
    ["C4", 261.63],
    ["C#5", 554.37],
    ["Bb3", 233.08],
  ])("knows %s", (name, frequency) => {
    expect(frequencyOf(name)).toBeCloseTo(frequency, 1);
  });

  it("names the note it cannot read", () => {
    expect(() => frequencyOf("H9")).toThrow('"H9" is not a note');
  });
});

describe("parseTrack", () => {
  it("finds notes, rests and held notes at their place", () => {
    const { notes, length } = parseTrack({ wave: "square", notes: "A4 - . A5 | . ." });
    expect(notes.map(({ at, sixteenths, frequency }) => [at, sixteenths, frequency])).toEqual([
      [0, 2, 440],
      [3, 1, 880],
    ]);
    expect(length).toBe(6);
  });
});

describe("readSong", () => {
  it("repeats each track at its own length", () => {
    const read = readSong({
      tempo: 120,
      tracks: [
        { wave: "square", notes: "A4 . ." },
        { wave: "noise", notes: "x ." },
      ],
    });
    const waves = Array.from({ length: 7 }, (_, at) => read(at).map((note) => note.wave));
    expect(waves).toEqual([
      ["square", "noise"],
      [],
      ["noise"],
      ["square"],
      ["noise"],
      [],
      ["square", "noise"],
    ]);
  });
});
