import { ConsoleError } from "./console-error.ts";
import type { ConsoleCore, OpenCore } from "./core.ts";
import type { FromWorker, ToWorker } from "./messages.ts";
import { openStateRing } from "./state-ring.ts";

/** A state for rewinding is taken every so many frames: five a second. */
const FRAMES_PER_STATE = 12;
/** Ten seconds. */
const MAX_STATES = 50;
/** The battery is compared with what the page has every so many frames. */
const FRAMES_PER_BATTERY_LOOK = 20;

/** The worker's side of the page: `post` sends to it, with what is transferred. */
export type WorkerPort = {
  post(message: FromWorker, transfer: Transferable[]): void;
  onMessage(listener: (message: ToWorker) => void): void;
};

/** Runs in a worker, one for each engine: opens the engine with the page's cartridge, and steps it whenever the page says so. */
export function serveCore(open: OpenCore, port: WorkerPort): void {
  let served: ((message: ToWorker) => void) | undefined;
  const fail = (error: unknown) => {
    const known = error instanceof ConsoleError ? error : new ConsoleError("engine-failed", String(error));
    port.post({ type: "failed", code: known.code, detail: known.detail }, []);
  };
  port.onMessage((message) => {
    if (message.type === "open") {
      open(message.cartridge, message.sampleRate).then((core) => {
        if (message.battery) core.writeBattery(message.battery);
        served = serveOpened(core, message.battery, port);
        const { width, height, framesPerSecond, players, buttons } = core;
        port.post({ type: "opened", facts: { width, height, framesPerSecond, players, buttons } }, []);
      }, fail);
      return;
    }
    try {
      served?.(message);
    } catch (error) {
      fail(error);
    }
  });
}

function serveOpened(
  core: ConsoleCore,
  knownBattery: Uint8Array | undefined,
  port: WorkerPort,
): (message: ToWorker) => void {
  const states = openStateRing(MAX_STATES);
  let frame = 0;
  let battery = knownBattery;

  function step(): void {
    if (frame % FRAMES_PER_STATE === 0) states.push(core.saveState());
    core.step();
    frame += 1;
  }

  /** What the battery holds, where that has changed since the page was told. */
  function changedBattery(): Uint8Array | undefined {
    const now = core.readBattery();
    if (now === null || (battery && isEqual(now, battery))) return undefined;
    // A new cartridge's empty battery is nothing to store. Chips come filled with 0 or with 255.
    const isNews = battery !== undefined || !(isFilledWith(now, 0) || isFilledWith(now, 255));
    battery = now;
    return isNews ? now : undefined;
  }

  function postFrame(looksAtBattery: boolean): void {
    const picture = core.picture.slice();
    const sound = core.takeSound();
    const changed = looksAtBattery ? changedBattery() : undefined;
    port.post({ type: "ran", frame, picture, sound, ...(changed && { battery: changed }) }, [picture.buffer]);
  }

  function goTo(state: Uint8Array): void {
    core.loadState(state);
    core.step();
    core.takeSound();
  }

  return (message) => {
    switch (message.type) {
      case "run": {
        for (const { controller, button, isDown } of message.presses) core.press(controller, button, isDown);
        const before = Math.floor(frame / FRAMES_PER_BATTERY_LOOK);
        for (let i = 0; i < message.frames; i += 1) step();
        return postFrame(Math.floor(frame / FRAMES_PER_BATTERY_LOOK) !== before);
      }
      case "rewind": {
        const state = states.pop();
        if (state) goTo(state);
        return postFrame(true);
      }
      case "save-state":
        return port.post({ type: "state", state: core.saveState() }, []);
      case "load-state":
        // The moment before can be rewound to, in case it was the wrong state.
        states.push(core.saveState());
        goTo(message.state);
        return postFrame(true);
      case "open":
        return;
    }
  };
}

function isFilledWith(bytes: Uint8Array, value: number): boolean {
  return bytes.every((byte) => byte === value);
}

function isEqual(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, at) => byte === other[at]);
}
