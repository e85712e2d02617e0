import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "#paths.mjs";
import type { Button } from "./core.ts";
import { openNes } from "./nes.ts";

const cartridge = (slug: string) =>
  new Uint8Array(readFileSync(join(root, "games", "consoles", slug, `${slug}.nes`)));
const lateForTea = cartridge("late-for-tea");

async function open(bytes = lateForTea) {
  const core = await openNes(bytes, 48_000);
  const run = (frames: number, button?: Button) => {
    if (button) core.press(1, button, true);
    for (let i = 0; i < frames; i += 1) core.step();
    if (button) core.press(1, button, false);
  };
  return { core, run };
}

describe("openNes", () => {
  it("draws pictures without a transparent pixel", async () => {
    const { core, run } = await open();
    run(40);
    expect(core.picture.length).toBe(256 * 240 * 4);
    expect(core.picture.every((value, at) => at % 4 !== 3 || value === 255)).toBe(true);
    expect(new Set(new Uint32Array(core.picture.buffer)).size).toBeGreaterThan(4);
  });

  it("gives as much sound as the time of its frames", async () => {
    const { core, run } = await open();
    run(30);
    core.takeSound();
    run(6);
    const { left, right } = core.takeSound();
    expect(left.length).toBe(right.length);
    expect(left.length).toBeGreaterThan(4700);
    expect(left.length).toBeLessThan(4900);
    expect(core.takeSound().left.length).toBe(0);
  });

  it("goes on from a state to the same pictures", async () => {
    const { core, run } = await open();
    run(40);
    run(5, "start");
    const state = core.saveState();
    run(60);
    const picture = core.picture.slice();
    core.loadState(state);
    run(60);
    expect(core.picture).toEqual(picture);
  });

  it("obeys its buttons", async () => {
    const [idle, pressed] = [await open(), await open()];
    for (const { run } of [idle, pressed]) run(40);
    idle.run(60);
    pressed.run(5, "start");
    pressed.run(55);
    expect(pressed.core.picture).not.toEqual(idle.core.picture);
  });

  it("keeps its battery", async () => {
    const { core } = await open();
    const battery = new Uint8Array(8192).map((_, at) => at % 251);
    core.writeBattery(battery);
    expect(core.readBattery()).toEqual(battery);
  });

  it("names the hardware that it lacks", async () => {
    const other = lateForTea.slice();
    other[7] = 0xe0;
    await expect(openNes(other, 48_000)).rejects.toMatchObject({ code: "unsupported", detail: "mapper 224" });
  });

  it("refuses what is no cartridge", async () => {
    await expect(openNes(new Uint8Array(64), 48_000)).rejects.toMatchObject({ code: "broken" });
  });
});
