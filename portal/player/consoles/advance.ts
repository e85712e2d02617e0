import { ConsoleError } from "./console-error.ts";
import type { Button, ConsoleCore, OpenCore, Sound } from "./core.ts";
import { compileMgba, type Mgba, openMgba } from "./mgba.ts";
import { soundBuffer } from "./mgba-layout.ts";
import { openResampler } from "./resample.ts";

const WIDTH = 240;
const HEIGHT = 160;
const CLOCK_HZ = 16_777_216;
const CYCLES_PER_FRAME = 280_896;
const OPAQUE = 0xff000000;
/** Samples of the engine are 16-bit numbers. */
const LOUDEST_SAMPLE = 32_768;
/** Samples that the engine keeps: more than the frames have that are asked for at once. */
const KEPT_SAMPLES = 16_384;
/** More than the largest chip for saves, 128 KB, with the time of a clock behind it. */
const MAX_BATTERY_BYTES = 160 * 1024;

/** Buttons by their bit in the console's register. */
const keyBits: Readonly<Record<Button, number>> = {
  a: 0,
  b: 1,
  select: 2,
  start: 3,
  right: 4,
  left: 5,
  up: 6,
  down: 7,
  r: 8,
  l: 9,
};

/** The Game Boy Advance, emulated by mGBA. `wasm` is the engine's code; what games ask of the BIOS it does itself. */
export function advanceOpener(wasm: Uint8Array): OpenCore {
  let module: Promise<WebAssembly.Module> | undefined;
  return async (cartridge, sampleRate) => {
    module ??= compileMgba(wasm);
    const mgba = await openMgba(await module);
    mgba.call("init");
    const pixels = mgba.allocate(WIDTH * HEIGHT * 4);
    mgba.call("setVideoBuffer", pixels, WIDTH);
    mgba.call("setAudioBufferSize", KEPT_SAMPLES);
    const file = mgba.openFile(cartridge);
    if (!mgba.isCartridge(file) || !mgba.call("loadRom", file))
      throw new ConsoleError("broken", "mGBA does not know it as a cartridge");
    mgba.call("loadSave", mgba.openFile(new Uint8Array(), MAX_BATTERY_BYTES));
    mgba.call("reset");
    return openedCore(mgba, new Uint32Array(mgba.bytes.buffer, pixels, WIDTH * HEIGHT), sampleRate);
  };
}

function openedCore(mgba: Mgba, pixels: Uint32Array, sampleRate: number): ConsoleCore {
  const picture = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  const coloured = new Uint32Array(picture.buffer);
  const stateBytes = mgba.call("stateSize");
  const stateAt = mgba.allocate(stateBytes);
  const batteryAt = mgba.allocate(MAX_BATTERY_BYTES);
  let held = 0;

  function readBattery(): Uint8Array | null {
    const size = mgba.call("cloneSave", batteryAt);
    const copy = mgba.words[batteryAt / 4] ?? 0;
    if (size === 0 || copy === 0) return null;
    const battery = mgba.bytes.slice(copy, copy + size);
    mgba.release(copy);
    return battery;
  }

  function writeBattery(bytes: Uint8Array): void {
    const battery = bytes.subarray(0, MAX_BATTERY_BYTES);
    mgba.bytes.set(battery, batteryAt);
    mgba.call("restoreSave", batteryAt, battery.length, 1);
  }

  return {
    width: WIDTH,
    height: HEIGHT,
    framesPerSecond: CLOCK_HZ / CYCLES_PER_FRAME,
    players: 1,
    buttons: Object.keys(keyBits) as Button[],
    picture,
    step() {
      mgba.call("runFrame");
      for (let at = 0; at < coloured.length; at += 1) coloured[at] = (pixels[at] ?? 0) | OPAQUE;
    },
    takeSound: soundOf(mgba, sampleRate),
    press(_, button, isDown) {
      const bit = 1 << keyBits[button];
      held = isDown ? held | bit : held & ~bit;
      mgba.call("setKeys", held);
    },
    // The engine's states leave the battery out, so it follows behind them.
    saveState() {
      mgba.call("saveState", stateAt);
      const battery = readBattery() ?? new Uint8Array();
      const state = new Uint8Array(stateBytes + battery.length);
      state.set(mgba.bytes.subarray(stateAt, stateAt + stateBytes));
      state.set(battery, stateBytes);
      return state;
    },
    loadState(state) {
      if (state.length < stateBytes) throw new ConsoleError("engine-failed", "a state is too short");
      if (state.length > stateBytes) writeBattery(state.subarray(stateBytes));
      mgba.bytes.set(state.subarray(0, stateBytes), stateAt);
      if (!mgba.call("loadState", stateAt))
        throw new ConsoleError("engine-failed", "a state is of another game");
      held = 0;
      mgba.call("setKeys", held);
    },
    readBattery,
    writeBattery,
    // All of it is the memory, which goes with the worker.
    close: () => undefined,
  };
}

/** Sound of the engine, which keeps left and right in turn in a ring. The game chooses its rate. */
function soundOf(mgba: Mgba, sampleRate: number): () => Sound {
  const samples = new Int16Array(mgba.bytes.buffer);
  let rate = 0;
  let resample = [openResampler(1, 1), openResampler(1, 1)] as const;

  return () => {
    const rateNow = mgba.call("audioSampleRate");
    if (rateNow !== rate)
      resample = [openResampler(rateNow, sampleRate), openResampler(rateNow, sampleRate)] as const;
    rate = rateNow;

    const buffer = mgba.call("getAudioBuffer");
    const field = (name: keyof typeof soundBuffer) => mgba.words[(buffer + soundBuffer[name]) / 4] ?? 0;
    const first = field("data") / 2;
    const count = field("capacity") / 2;
    const start = field("readAt") / 2 - first;
    const side = (channel: 0 | 1) =>
      resample[channel](
        Float32Array.from(
          { length: field("filled") / 4 },
          (_, at) => (samples[first + ((start + at * 2 + channel) % count)] ?? 0) / LOUDEST_SAMPLE,
        ),
      );
    const sound = { left: side(0), right: side(1) };
    mgba.words[(buffer + soundBuffer.filled) / 4] = 0;
    mgba.words[(buffer + soundBuffer.readAt) / 4] = field("writeAt");
    return sound;
  };
}
