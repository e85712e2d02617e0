import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { coverOf, coverSvg, initialsOf, largeCoverOf } from "./cover.ts";

const tags = fc.array(
  fc.constantFrom(
    "puzzle",
    "board",
    "card",
    "word",
    "sports",
    "racing",
    "music",
    "action",
    "io",
    "strategy",
    "idle",
    "sandbox",
    "educational",
    "adventure",
    "arcade",
    "unheard-of",
    "constructor",
  ),
  { maxLength: 3 },
);

describe("coverSvg", () => {
  it("is the same for the same game, and another for another", () => {
    const game = { name: "Orbit", tags: ["io"] };
    expect(coverSvg(game)).toBe(coverSvg({ ...game }));
    expect(coverSvg(game)).not.toBe(coverSvg({ ...game, name: "Comet" }));
    expect(coverSvg(game)).not.toBe(coverSvg({ ...game, tags: ["racing"] }));
  });

  it("has the chalk of its first tag that has one, whatever its name", () => {
    const chalkIn = (name: string, tags: string[]) =>
      /stroke="(#\w+)" stroke-linecap/.exec(coverSvg({ name, tags }))?.[1];
    expect(chalkIn("Orbit", ["puzzle"])).toBe(chalkIn("Comet", ["unheard-of", "puzzle"]));
    expect(chalkIn("Orbit", ["puzzle"])).not.toBe(chalkIn("Orbit", ["racing"]));
  });

  it("is a picture of 320 by 180 that carries the initials", () => {
    const svg = coverSvg({ name: "Raft Rumble", tags: [] });
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 320 180"/);
    expect(svg).toContain(">RR</text>");
  });

  it("stays under 1.5 KB and lets no name out of its text, whatever the game", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 120 }), tags, (name, list) => {
        const svg = coverSvg({ name, tags: list });
        expect(new TextEncoder().encode(svg).length).toBeLessThan(1500);
        expect(svg).not.toMatch(/NaN|undefined/);
        expect(/<text[^>]*>([^<]*)<\/text>/.exec(svg)?.[1]?.replaceAll(/&#\d+;/g, "")).not.toMatch(/[&<>"']/);
        expect(svg.match(/</g)).toHaveLength(coverSvg({ name: "A", tags: list }).match(/</g)?.length ?? 0);
      }),
      { numRuns: 500 },
    );
  });
});

describe("coverOf", () => {
  it("is the game's own picture, in two sizes where the build made two", () => {
    expect(coverOf({ id: "abc", img: "chess.webp" })).toBe("chess.webp");
    expect(largeCoverOf({ id: "abc", img: "chess.webp" })).toBe("chess@2x.webp");
    expect(largeCoverOf({ id: "abc", img: "slope.png" })).toBe("slope.png");
  });

  it("is one that we draw where a catalogue has only the placeholder", () => {
    expect(coverOf({ id: "abc", img: "na.png" })).toBe("abc.svg");
    expect(largeCoverOf({ id: "abc", img: "na.png" })).toBe("abc.svg");
  });
});

describe("initialsOf", () => {
  it.each([
    ["Raft Rumble", "RR"],
    ["Agar.io", "AG"],
    ["2048", "2048"],
    ["1v1.LOL", "1V"],
    ["T-Rex Runner", "TR"],
    ["I'm Not a Robot", "IN"],
    ["數獨", "數獨"],
    ["<>", "<"],
    ["", "?"],
  ])("of %j are %j", (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});
