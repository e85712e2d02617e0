import { describe, expect, it } from "vitest";
import { compileMusic } from "./music.ts";

const streams = (text: string) =>
  compileMusic(`instrument lead volume 9\nsong a speed 6\n${text}`, "m.txt").assembly;

describe("compileMusic", () => {
  it("writes a length only where it changes, and repeats what is in brackets", () => {
    expect(streams("pulse1 @lead ( a1/2 a#1 )*3 -/1 _")).toContain(
      ".byte 192, 240, 3, 130, 0, 1, 241, 129, 96, 97",
    );
  });

  it("lets the triangle sound the octave that is written", () => {
    expect(streams("triangle @lead a1/1")).toContain(".byte 192, 129, 12");
  });

  it("declares songs and effects for C", () => {
    const { header } = compileMusic("song a speed 6\nsfx jump noise 12:9*2", "m.txt");
    expect(header).toContain("song_a[]");
    expect(header).toContain("sfx_jump[]");
  });

  it("refuses instruments and notes that do not exist", () => {
    expect(() => streams("pulse1 @flute a4/1")).toThrow('no instrument "@flute"');
    expect(() => streams("pulse1 @lead h4/1")).toThrow('no note "h4"');
  });
});
