import { type ButtonKey, Controller, type EmulatorData, NES } from "jsnes";
import { ConsoleError } from "./console-error.ts";
import type { Button, ConsoleCore, OpenCore } from "./core.ts";
import { openSoundBuffer } from "./sound-buffer.ts";
import { packState, unpackState } from "./state-bytes.ts";

const WIDTH = 256;
const HEIGHT = 240;
/** NTSC: 1,789,773 cycles a second, 29,780.5 a frame. */
const FRAMES_PER_SECOND = 60.0988;
/** Where the CPU sees the RAM that a battery keeps. */
const BATTERY_START = 0x6000;
const BATTERY_END = 0x8000;
/** Bit of the sixth byte of the head: the cartridge has a battery. */
const BATTERY_FLAG = 2;

const keys = {
  a: Controller.BUTTON_A,
  b: Controller.BUTTON_B,
  select: Controller.BUTTON_SELECT,
  start: Controller.BUTTON_START,
  up: Controller.BUTTON_UP,
  down: Controller.BUTTON_DOWN,
  left: Controller.BUTTON_LEFT,
  right: Controller.BUTTON_RIGHT,
} as const satisfies Partial<Record<Button, ButtonKey>>;

type NesButton = keyof typeof keys;

const isNesButton = (button: Button): button is NesButton => button in keys;

/** The NES, emulated by jsnes. */
export const openNes: OpenCore = async (cartridge, sampleRate) => {
  const picture = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  const pixels = new Uint32Array(picture.buffer);
  const sound = openSoundBuffer();
  const nes = new NES({
    // jsnes leaves the alpha byte at 0. The order of the others is that of a little-endian machine, as all that browsers run on are.
    onFrame: (frame) => {
      for (let at = 0; at < pixels.length; at += 1) pixels[at] = (frame[at] ?? 0) | 0xff000000;
    },
    onAudioSample: sound.add,
    sampleRate,
  });
  try {
    nes.loadROM(cartridge);
  } catch (error) {
    throw cartridgeError(error);
  }
  const hasBattery = ((cartridge[6] ?? 0) & BATTERY_FLAG) !== 0;
  // The types of jsnes leave the CPU out. A loaded state may replace its memory.
  const memory = () => (nes as unknown as { cpu: { mem: Uint8Array } }).cpu.mem;

  const core: ConsoleCore = {
    width: WIDTH,
    height: HEIGHT,
    framesPerSecond: FRAMES_PER_SECOND,
    players: 2,
    buttons: Object.keys(keys) as NesButton[],
    picture,
    step: () => nes.frame(),
    takeSound: sound.take,
    press(controller, button, isDown) {
      if (!isNesButton(button)) return;
      if (isDown) nes.buttonDown(controller, keys[button]);
      else nes.buttonUp(controller, keys[button]);
    },
    saveState: () => packState(nes.toJSON()),
    loadState(state) {
      nes.fromJSON(unpackState(state) as EmulatorData);
      for (const controller of [1, 2] as const)
        for (const key of Object.values(keys)) nes.buttonUp(controller, key);
    },
    readBattery: () => (hasBattery ? Uint8Array.from(memory().slice(BATTERY_START, BATTERY_END)) : null),
    writeBattery(bytes) {
      bytes.subarray(0, BATTERY_END - BATTERY_START).forEach((value, at) => {
        memory()[BATTERY_START + at] = value;
      });
    },
    close: () => undefined,
  };
  return core;
};

/** jsnes tells by its message alone which hardware it lacks. */
function cartridgeError(error: unknown): ConsoleError {
  const message = error instanceof Error ? error.message : String(error);
  const [, mapper] = /^Unsupported mapper: (\d+)/.exec(message) ?? [];
  if (mapper !== undefined) return new ConsoleError("unsupported", `mapper ${mapper}`, { cause: error });
  return new ConsoleError("broken", message, { cause: error });
}
