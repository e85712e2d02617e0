import { ConsoleError } from "./console-error.ts";
import type { Sound } from "./core.ts";
import type { ConsoleFacts, FromWorker, Press, ToWorker } from "./messages.ts";
import { openWatchdog } from "./watchdog.ts";

type Ran = Extract<FromWorker, { type: "ran" }>;

/** A console in its worker. */
export interface Emulator {
  readonly facts: ConsoleFacts;
  /** Whether the last frames have come, so that more can be asked for. */
  readonly isIdle: boolean;
  run(frames: number, presses: readonly Press[]): void;
  rewind(): void;
  saveState(): Promise<Uint8Array>;
  loadState(state: Uint8Array): void;
  /** Called with every frame that the page paints. The worker is ended where it has been silent for too long. */
  watch(now: number): void;
}

export type EmulatorEvents = {
  onFrame(picture: Uint8ClampedArray<ArrayBuffer>, sound: Sound, frame: number): void;
  onBattery(bytes: Uint8Array): void;
  onFail(error: ConsoleError): void;
};

/** Opens a cartridge in the engine's worker. Rejects with a `ConsoleError`. */
export function openEmulator(
  worker: Worker,
  { cartridge, sampleRate, battery }: Omit<Extract<ToWorker, { type: "open" }>, "type">,
  events: EmulatorEvents,
): Promise<Emulator> {
  const watchdog = openWatchdog();
  const post = (message: ToWorker) => worker.postMessage(message);
  const stateWaiters: ((state: Uint8Array) => void)[] = [];
  let isIdle = true;
  const end = (error: ConsoleError) => {
    worker.terminate();
    events.onFail(error);
  };
  const ask = (message: ToWorker) => {
    isIdle = false;
    watchdog.start();
    post(message);
  };
  const handleRan = ({ picture, sound, frame, battery: changed }: Ran) => {
    isIdle = true;
    watchdog.stop();
    events.onFrame(picture, sound, frame);
    if (changed) events.onBattery(changed);
  };

  return new Promise((resolve, reject) => {
    const fail = (error: ConsoleError) => {
      reject(error);
      end(error);
    };
    worker.addEventListener("error", () => fail(new ConsoleError("engine-failed", "the worker failed")));
    worker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => {
      if (data.type === "ran") handleRan(data);
      if (data.type === "state") stateWaiters.shift()?.(data.state);
      if (data.type === "failed") fail(new ConsoleError(data.code, data.detail));
      if (data.type === "opened")
        resolve({
          facts: data.facts,
          get isIdle() {
            return isIdle;
          },
          run: (frames, presses) => ask({ type: "run", frames, presses }),
          rewind: () => ask({ type: "rewind" }),
          saveState: () =>
            new Promise((receive) => {
              stateWaiters.push(receive);
              post({ type: "save-state" });
            }),
          loadState: (state) => ask({ type: "load-state", state }),
          watch: (now) => {
            if (watchdog.isOverdue(now)) end(new ConsoleError("hung"));
          },
        });
    });
    post({ type: "open", cartridge, sampleRate, battery });
  });
}
