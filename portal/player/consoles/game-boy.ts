import {
  BootRom,
  FromGbOptions,
  GameBoy,
  GameBoyMode,
  initSync,
  PadKey,
  SaveStateFormat,
  StateFormat,
  StateManager,
} from "boytacean";
import { ConsoleError } from "./console-error.ts";
import type { Button, ConsoleCore, OpenCore, Sound } from "./core.ts";
import { openResampler } from "./resample.ts";

const WIDTH = 160;
const HEIGHT = 144;
const CLOCK_HZ = 4_194_304;
const CYCLES_PER_FRAME = 70_224;
/** Samples of the engine are 16-bit numbers. */
const LOUDEST_SAMPLE = 32_768;

const COLOUR_FLAG_AT = 0x143;
const BOARD_AT = 0x147;
const NO_BANKS = 0x00;
const MBC1 = 0x01;
/** Codes of boards with a battery, at 0x147. */
const batteryBoards: readonly number[] = [0x03, 0x06, 0x09, 0x0f, 0x10, 0x13, 0x1b, 0x1e];

const keys = {
  a: PadKey.A,
  b: PadKey.B,
  select: PadKey.Select,
  start: PadKey.Start,
  up: PadKey.Up,
  down: PadKey.Down,
  left: PadKey.Left,
  right: PadKey.Right,
} as const satisfies Partial<Record<Button, PadKey>>;

type GameBoyButton = keyof typeof keys;

const isGameBoyButton = (button: Button): button is GameBoyButton => button in keys;

/** The Game Boy and the Game Boy Color, emulated by Boytacean. `wasm` is the engine's code; no boot ROM is used. */
export function gameBoyOpener(wasm: BufferSource): OpenCore {
  return async (cartridge, sampleRate) => {
    initSync({ module: wasm });
    const hasColours = ((cartridge[COLOUR_FLAG_AT] ?? 0) & 0x80) !== 0;
    const gameBoy = new GameBoy(hasColours ? GameBoyMode.Cgb : GameBoyMode.Dmg);
    gameBoy.set_boot_rom(BootRom.None);
    gameBoy.load_unsafe(false);
    try {
      gameBoy.load_rom_wa(withBanks(cartridge));
    } catch (error) {
      throw new ConsoleError("broken", String(error), { cause: error });
    }
    gameBoy.load_boot_state();
    return openedCore(gameBoy, batteryBoards.includes(cartridge[BOARD_AT] ?? 0), sampleRate);
  };
}

/** The engine stops at a write to a cartridge without bank switching, which does nothing on the console and nothing to two banks of an MBC1. */
function withBanks(cartridge: Uint8Array): Uint8Array {
  return cartridge[BOARD_AT] === NO_BANKS ? cartridge.with(BOARD_AT, MBC1) : cartridge;
}

function openedCore(gameBoy: GameBoy, hasBattery: boolean, sampleRate: number): ConsoleCore {
  const picture = new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(255);
  const takeSound = soundOf(gameBoy, sampleRate);
  /** Cycles that the frames so far ran too long. */
  let ahead = 0;
  return {
    width: WIDTH,
    height: HEIGHT,
    framesPerSecond: CLOCK_HZ / CYCLES_PER_FRAME,
    players: 1,
    buttons: Object.keys(keys) as GameBoyButton[],
    picture,
    // By cycles, not up to the end of a picture: a game that has switched its screen off never gets there.
    step() {
      const wanted = CYCLES_PER_FRAME * gameBoy.multiplier();
      const run = gameBoy.clocks_frame_buffer(wanted - ahead);
      ahead = Number(run.cycles) - (wanted - ahead);
      const pixels = run.frame_buffer_eager();
      run.free();
      if (pixels) paint(picture, pixels);
    },
    takeSound,
    press(_, button, isDown) {
      if (!isGameBoyButton(button)) return;
      if (isDown) gameBoy.key_press(keys[button]);
      else gameBoy.key_lift(keys[button]);
    },
    saveState: () =>
      StateManager.save_wa(gameBoy, SaveStateFormat.Bos, FromGbOptions.new(false, StateFormat.Full)),
    loadState(state) {
      StateManager.load_wa(state, gameBoy, SaveStateFormat.Bos);
      for (const key of Object.values(keys)) gameBoy.key_lift(key);
      ahead = 0;
    },
    readBattery: () => (hasBattery ? gameBoy.ram_data_eager() : null),
    writeBattery(bytes) {
      // The engine takes nothing shorter than the chip.
      const battery = gameBoy.ram_data_eager();
      battery.set(bytes.subarray(0, battery.length));
      gameBoy.set_ram_data(battery);
    },
    close: () => gameBoy.free(),
  };
}

/** Copies red, green and blue; alpha stays. */
function paint(picture: Uint8ClampedArray, pixels: Uint8Array): void {
  for (let from = 0, to = 0; from < pixels.length; from += 3, to += 4) {
    picture[to] = pixels[from] ?? 0;
    picture[to + 1] = pixels[from + 1] ?? 0;
    picture[to + 2] = pixels[from + 2] ?? 0;
  }
}

/** Sound of the engine, which gives left and right in turn at a rate of its own. */
function soundOf(gameBoy: GameBoy, sampleRate: number): () => Sound {
  const rate = gameBoy.audio_sampling_rate();
  const resample = [openResampler(rate, sampleRate), openResampler(rate, sampleRate)] as const;
  return () => {
    const samples = gameBoy.audio_buffer_eager(true);
    const side = (first: 0 | 1) =>
      resample[first](
        Float32Array.from(
          { length: samples.length / 2 },
          (_, at) => (samples[at * 2 + first] ?? 0) / LOUDEST_SAMPLE,
        ),
      );
    return { left: side(0), right: side(1) };
  };
}
