/** Buttons of all consoles that we have an engine for. `l` and `r` are the shoulder buttons. */
export const buttons = ["up", "down", "left", "right", "a", "b", "start", "select", "l", "r"] as const;

export type Button = (typeof buttons)[number];

/** The controllers that a console has a socket for. */
export type Controller = 1 | 2;

/** Sound of some frames: samples between -1 and 1, as many on the left as on the right. */
export type Sound = { readonly left: Float32Array; readonly right: Float32Array };

/**
 * A console with a cartridge in it. It runs in a worker, has no timer of its own and touches neither the page nor its storage, so that
 * the same core draws the same frames in a test.
 */
export interface ConsoleCore {
  readonly width: number;
  readonly height: number;
  readonly framesPerSecond: number;
  readonly players: 1 | 2;
  /** The buttons that its controllers have. */
  readonly buttons: readonly Button[];
  /** Runs one frame, as fast as it can. */
  step(): void;
  /** The last frame, `width` × `height` pixels of red, green, blue and alpha. The next step may overwrite it. */
  readonly picture: Uint8ClampedArray;
  /** What sounded since it was last asked, at the sample rate that the core was opened with. */
  takeSound(): Sound;
  press(controller: Controller, button: Button, isDown: boolean): void;
  /** All that the console remembers; `loadState` of the same cartridge continues from there, with no button held. */
  saveState(): Uint8Array;
  loadState(state: Uint8Array): void;
  /** What the cartridge's battery holds; null for a cartridge without one. */
  readBattery(): Uint8Array | null;
  writeBattery(bytes: Uint8Array): void;
  close(): void;
}

/** Puts a cartridge into a console. Rejects with a `ConsoleError` where the console cannot play it. */
export type OpenCore = (cartridge: Uint8Array, sampleRate: number) => Promise<ConsoleCore>;
