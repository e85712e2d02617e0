import type { ConsoleErrorCode } from "./console-error.ts";
import type { Button, ConsoleCore, Controller, Sound } from "./core.ts";

/** A button that went down or up. */
export type Press = { readonly controller: Controller; readonly button: Button; readonly isDown: boolean };

/** What a console is like: its screen and its controllers. */
export type ConsoleFacts = Pick<ConsoleCore, "width" | "height" | "framesPerSecond" | "players" | "buttons">;

/** From the page to the worker with the engine. Every `run` is answered by one `ran`. */
export type ToWorker =
  | {
      readonly type: "open";
      readonly cartridge: Uint8Array;
      readonly sampleRate: number;
      readonly battery: Uint8Array | undefined;
    }
  | { readonly type: "run"; readonly frames: number; readonly presses: readonly Press[] }
  /** One step back to an earlier state. */
  | { readonly type: "rewind" }
  | { readonly type: "save-state" }
  | { readonly type: "load-state"; readonly state: Uint8Array };

export type FromWorker =
  | { readonly type: "opened"; readonly facts: ConsoleFacts }
  | { readonly type: "failed"; readonly code: ConsoleErrorCode; readonly detail: string }
  | {
      readonly type: "ran";
      /** Frames since the start. */
      readonly frame: number;
      readonly picture: Uint8ClampedArray<ArrayBuffer>;
      readonly sound: Sound;
      /** What the battery holds, where that has changed. */
      readonly battery?: Uint8Array;
    }
  | { readonly type: "state"; readonly state: Uint8Array };
