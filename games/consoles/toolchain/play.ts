import { readFileSync } from "node:fs";
import { type ButtonKey, Controller, type EmulatorData, NES } from "jsnes";
import { cartridgeFile, symbolsFile } from "./build-cartridge.ts";
import { pngOf } from "./png.ts";

const WIDTH = 256;
const HEIGHT = 240;
const SRAM_START = 0x6000;
const SRAM_END = 0x8000;

const buttonKeys = {
  a: Controller.BUTTON_A,
  b: Controller.BUTTON_B,
  select: Controller.BUTTON_SELECT,
  start: Controller.BUTTON_START,
  up: Controller.BUTTON_UP,
  down: Controller.BUTTON_DOWN,
  left: Controller.BUTTON_LEFT,
  right: Controller.BUTTON_RIGHT,
} as const satisfies Record<string, ButtonKey>;

export type Button = keyof typeof buttonKeys;

/** A console with one cartridge in it: frames are stepped, buttons held, memory read by the names of the C variables. */
export interface Console {
  readonly frames: number;
  /** Steps with exactly these buttons held, by controller. */
  step(count?: number, first?: readonly Button[], second?: readonly Button[]): void;
  /** Two frames with the buttons, and as many without. */
  press(...buttons: readonly Button[]): void;
  byte(variable: string, index?: number): number;
  /** Two bytes, low first. */
  word(variable: string, index?: number): number;
  signedWord(variable: string, index?: number): number;
  /** A save state, and the way back to it. */
  save(): EmulatorData;
  restore(state: EmulatorData): void;
  /** What the battery holds. */
  battery(): Uint8Array;
  png(): Buffer;
  /** The 256 by 240 pixels, three bytes each. */
  pixels(): Uint8Array;
}

/** Puts one of our cartridges into jsnes. A battery continues an earlier game. */
export function playCartridge(slug: string, { battery }: { battery?: Uint8Array } = {}): Console {
  const symbols: Record<string, number> = JSON.parse(readFileSync(symbolsFile(slug), "utf8"));
  let picture: Uint32Array = new Uint32Array(WIDTH * HEIGHT);
  const nes = new NES({
    onFrame: (buffer) => {
      picture = buffer;
    },
    emulateSound: false,
  });
  nes.loadROM(readFileSync(cartridgeFile(slug)));
  // The CPU's memory, which the types of jsnes leave out. Restoring a state may replace it.
  const memory = () => (nes as unknown as { cpu: { mem: number[] | Uint8Array } }).cpu.mem;
  battery?.forEach((value, offset) => {
    memory()[SRAM_START + offset] = value;
  });
  const addressOf = (variable: string) => {
    const address = symbols[variable];
    if (address === undefined) throw new Error(`${slug} has no variable "${variable}".`);
    return address;
  };
  const held: Record<1 | 2, ReadonlySet<Button>> = { 1: new Set(), 2: new Set() };
  const hold = (controller: 1 | 2, buttons: readonly Button[]) => {
    const wanted = new Set(buttons);
    for (const button of held[controller])
      if (!wanted.has(button)) nes.buttonUp(controller, buttonKeys[button]);
    for (const button of wanted)
      if (!held[controller].has(button)) nes.buttonDown(controller, buttonKeys[button]);
    held[controller] = wanted;
  };
  const byteAt = (address: number) => memory()[address] ?? 0;
  const pixels = () => {
    // jsnes gives blue, green and red from the highest byte down, as a canvas on a little-endian machine wants them.
    const rgb = new Uint8Array(WIDTH * HEIGHT * 3);
    for (let i = 0; i < WIDTH * HEIGHT; i += 1) {
      const colour = picture[i] ?? 0;
      rgb[i * 3] = colour & 0xff;
      rgb[i * 3 + 1] = (colour >> 8) & 0xff;
      rgb[i * 3 + 2] = (colour >> 16) & 0xff;
    }
    return rgb;
  };
  let frames = 0;
  const game: Console = {
    get frames() {
      return frames;
    },
    step(count = 1, first = [], second = []) {
      hold(1, first);
      hold(2, second);
      for (let i = 0; i < count; i += 1) nes.frame();
      frames += count;
    },
    press(...buttons) {
      game.step(2, buttons);
      game.step(2);
    },
    byte: (variable, index = 0) => byteAt(addressOf(variable) + index),
    word: (variable, index = 0) => {
      const address = addressOf(variable) + index * 2;
      return byteAt(address) | (byteAt(address + 1) << 8);
    },
    signedWord: (variable, index = 0) => (game.word(variable, index) << 16) >> 16,
    battery: () => Uint8Array.from(memory().slice(SRAM_START, SRAM_END)),
    save: () => nes.toJSON(),
    restore: (state) => {
      nes.fromJSON(state);
      // The buttons of the state are let go, so that what `hold` remembers is true.
      for (const controller of [1, 2] as const) {
        for (const key of Object.values(buttonKeys)) nes.buttonUp(controller, key);
        held[controller] = new Set();
      }
    },
    pixels,
    png: () => pngOf(pixels(), WIDTH, HEIGHT),
  };
  return game;
}
