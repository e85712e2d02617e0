import { describe, expect, it } from "vitest";
import { openSaves } from "#kit/storage.ts";
import { createSound } from "./sound.ts";

function savesInMemory() {
  return openSaves("test", 1, () => {
    throw new Error("no storage");
  });
}

function aSound(saves = savesInMemory()) {
  const sung: { from: number; at: number }[] = [];
  const volumes: (number | undefined)[] = [];
  const drones: Record<string, number> = {};
  const synth = {
    now: 0,
    isAwake: true,
    volume: 1,
    sing({ from, volume }: { from: number; volume?: number }, at: number) {
      sung.push({ from, at });
      volumes.push(volume);
    },
    drone(name: string, { volume }: { volume: number }) {
      drones[name] = volume;
    },
    setVolume(volume: number) {
      synth.volume = volume;
    },
    sleep: () => {
      synth.isAwake = false;
    },
    wake: () => {
      synth.isAwake = true;
    },
  };
  return { sound: createSound(saves, () => synth), synth, sung, volumes, drones };
}

const blip = { from: 440, seconds: 0.1 };
/** A sixteenth lasts a tenth of a second. */
const song = { tempo: 150, tracks: [{ wave: "square", notes: "A4 A5" }] } as const;

describe("createSound", () => {
  it("is silent before the first key or click, and never fails for it", () => {
    const { sound, sung } = aSound();
    sound.play(blip);
    sound.tick(true);
    expect(sung).toEqual([]);
    sound.unlock();
    sound.play(blip);
    expect(sung).toHaveLength(1);
  });

  it("plays the parts of a sound after each other", () => {
    const { sound, sung } = aSound();
    sound.unlock();
    sound.play(blip, { ...blip, delay: 0.2 });
    expect(sung.map(({ at }) => at)).toEqual([0, 0.2]);
  });

  it("remembers on the next visit that it was muted", () => {
    const saves = savesInMemory();
    const { sound } = aSound(saves);
    sound.toggleMute();
    const next = aSound(saves);
    next.sound.unlock();
    expect([next.sound.isMuted, next.synth.volume]).toEqual([true, 0]);
    next.sound.toggleMute();
    expect(next.synth.volume).toBe(1);
  });

  it("keeps the music going a little ahead of the clock, and only during play", () => {
    const { sound, synth, sung } = aSound();
    sound.unlock();
    sound.music(song);
    sound.tick(false);
    expect(sung).toEqual([]);
    for (synth.now = 0; synth.now < 1; synth.now += 0.05) sound.tick(true);
    expect(sung).toHaveLength(11);
    expect(sung.slice(0, 3).map(({ from }) => Math.round(from))).toEqual([440, 880, 440]);
  });

  it("goes on after a pause without hurrying", () => {
    const { sound, synth, sung } = aSound();
    sound.unlock();
    sound.music(song);
    sound.tick(true);
    const before = sung.length;
    synth.now = 60;
    sound.tick(true);
    expect(sung.length - before).toBeLessThanOrEqual(2);
  });

  it("does not begin the same song anew", () => {
    const { sound, synth, sung } = aSound();
    sound.unlock();
    for (synth.now = 0; synth.now < 0.3; synth.now += 0.1) {
      sound.music(song);
      sound.tick(true);
    }
    expect(sung.map(({ from }) => Math.round(from)).slice(0, 4)).toEqual([440, 880, 440, 880]);
  });

  it("is suspended while the visitor looks elsewhere", () => {
    const { sound, sung } = aSound();
    sound.unlock();
    sound.sleep();
    sound.play(blip);
    expect(sung).toEqual([]);
    sound.wake();
    sound.play(blip);
    expect(sung).toHaveLength(1);
  });

  it("lets the game go on where the browser has no sound", () => {
    const sound = createSound(savesInMemory(), () => undefined);
    sound.unlock();
    expect(() => sound.play(blip)).not.toThrow();
  });

  it("hushes a drone while nothing is played, and lets the game take it up again", () => {
    const { sound, drones } = aSound();
    sound.drone("engine", { from: 80, volume: 0.2 });
    expect(drones).toEqual({});
    sound.unlock();
    sound.drone("engine", { from: 80, volume: 0.2 });
    sound.tick(true);
    expect(drones).toEqual({ engine: 0.2 });
    sound.tick(false);
    expect(drones).toEqual({ engine: 0 });
    sound.drone("engine", { from: 80, volume: 0.1 });
    expect(drones).toEqual({ engine: 0.1 });
  });

  it("spends no voice on a drone that begins silent", () => {
    const { sound, drones } = aSound();
    sound.unlock();
    sound.drone("squeal", { from: 900, volume: 0 });
    expect(drones).toEqual({});
  });

  it("plays effects and music at volumes of their own, and keeps them for the next visit", () => {
    const saves = savesInMemory();
    aSound(saves).sound.setVolume("effects", 0.5);
    const { sound, volumes, drones } = aSound(saves);
    sound.unlock();
    sound.play({ ...blip, volume: 0.4 }, blip);
    sound.drone("engine", { from: 80, volume: 0.2 });
    expect([volumes, drones]).toEqual([[0.2, 0.125], { engine: 0.1 }]);
    sound.setVolume("effects", 0);
    sound.setVolume("music", 0);
    sound.play(blip);
    sound.music(song);
    sound.tick(true);
    expect(volumes).toHaveLength(2);
  });
});
