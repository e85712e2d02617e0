import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";

const folder = import.meta.dirname;
const { PATH = "" } = process.env;
const haxe = PATH.split(path.delimiter).some((dir) => existsSync(path.join(dir, "haxe")));
if (!haxe)
  console.log("Not run, as haxe is not installed: the trials of the physics that two AVM2 games share.");

const outcome = z.object({
  tower: z.object({ still: z.boolean(), top: z.number(), side: z.number() }),
  overhang: z.number(),
  slope: z.tuple([z.number(), z.number()]),
  bounce: z.object({ highest: z.number(), rests: z.number() }),
  knock: z.object({ moved: z.number(), hardest: z.number() }),
});

describe.skipIf(!haxe)("the physics of the AVM2 kit", () => {
  const trial = () =>
    outcome.parse(
      JSON.parse(
        execFileSync(
          "haxe",
          ["-cp", folder, "-cp", path.join(folder, "haxe"), "-main", "PhysicsTrial", "--interp"],
          {
            encoding: "utf8",
          },
        ),
      ),
    );
  const ended = haxe ? trial() : undefined;

  it("lets a tower of twelve crates stand", () => {
    expect(ended?.tower.still).toBe(true);
    expect(ended?.tower.top).toBeCloseTo(-345, -1);
    expect(Math.abs((ended?.tower.side ?? 99) - 4)).toBeLessThan(3);
  });

  it("lets a plank fall whose middle is not supported", () => {
    expect(ended?.overhang).toBeGreaterThan(500);
  });

  it("holds a crate on a gentle slope and lets it slide down a steep one", () => {
    expect(ended?.slope[0]).toBeLessThan(3);
    expect(ended?.slope[1]).toBeGreaterThan(50);
  });

  it("bounces a ball back by a part of its height, to rest in the end", () => {
    expect(ended?.bounce.highest).toBeLessThan(-60);
    expect(ended?.bounce.highest).toBeGreaterThan(-140);
    expect(ended?.bounce.rests).toBeCloseTo(-12, -1);
  });

  it("knocks a crate along and tells how hard it was hit", () => {
    expect(ended?.knock.moved).toBeGreaterThan(30);
    expect(ended?.knock.hardest).toBeGreaterThan(5);
  });
});
