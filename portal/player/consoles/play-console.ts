import type { Translate } from "#player/language/translate.ts";
import type { ConsoleError } from "./console-error.ts";
import { type EmulatorEvents, openEmulator } from "./emulator.ts";
import { followKeys } from "./follow-keys.ts";
import { openFrameRate } from "./frame-rate.ts";
import { openGamepads } from "./gamepads.ts";
import { openHeldButtons } from "./held-buttons.ts";
import type { PageElements } from "./page-elements.ts";
import { openPanels } from "./panels.ts";
import { type Pace, startRunLoop } from "./run-loop.ts";
import { openSaves } from "./saves.ts";
import { openScreen, type Screen } from "./screen.ts";
import { openSoundQueue } from "./sound-queue.ts";
import { startEngine, systemOf } from "./systems.ts";
import { openToolbar } from "./toolbar.ts";

/** Plays a cartridge in the page. Rejects with a `ConsoleError` where it does not start; `onFail` is told when it fails later. */
export async function playConsole(
  cartridge: Uint8Array,
  page: PageElements,
  t: Translate,
  onFail: (error: ConsoleError) => void,
): Promise<void> {
  const saves = openSaves(localStorage);
  const sound = openSoundQueue();
  const pace: Pace = { isPaused: false, isRewinding: false, isFast: false };
  const countFrame = openFrameRate((rate) => {
    page.rate.textContent = t("console.rate", { rate });
  });
  let screen: Screen | undefined;
  let stop: () => void = () => undefined;

  const events: EmulatorEvents = {
    onFrame(picture, samples, frame) {
      screen?.show(picture, frame);
      countFrame(frame, performance.now());
      if (!pace.isFast) sound.push(samples);
    },
    onBattery: saves.writeBattery,
    onFail(error) {
      stop();
      onFail(error);
    },
  };
  const engine = startEngine(systemOf(cartridge));
  const start = { cartridge, sampleRate: sound.sampleRate, battery: saves.readBattery() };
  const emulator = await openEmulator(engine, start, events);
  const shown = openScreen(page.canvas, emulator.facts);
  screen = shown;

  const held = openHeldButtons();
  const toolbar = openToolbar(page.toolbar, {
    onPress(tool) {
      if (tool === "pause") setPaused(!pace.isPaused);
      else if (tool === "fast") setFast(!pace.isFast);
      else panels.open(tool);
    },
    onRewind: setRewinding,
    onPointer: () => page.canvas.focus(),
  });
  const panels = openPanels(page, t, emulator, shown, saves, {
    onOpen: () => held.releaseAll(),
    onClose: () => page.canvas.focus(),
  });

  function setPaused(isPaused: boolean): void {
    pace.isPaused = isPaused;
    toolbar.mark("pause", isPaused);
  }
  function setFast(isFast: boolean): void {
    pace.isFast = isFast;
    toolbar.mark("fast", isFast);
  }
  function setRewinding(isRewinding: boolean): void {
    pace.isRewinding = isRewinding;
    toolbar.mark("rewind", isRewinding);
  }

  const pressPad = followKeys(held, {
    keys: panels.keys,
    intercept: panels.takeCode,
    onPageKey(key, isDown) {
      if (key === "rewind") setRewinding(isDown);
      if (key === "fast") setFast(isDown);
      if (key === "pause" && isDown) setPaused(!pace.isPaused);
    },
  });
  for (const type of ["keydown", "pointerdown"])
    window.addEventListener(type, sound.resume, { capture: true });
  sound.resume();
  const readPads = openGamepads();
  const timed = {
    get isPaused() {
      // A game that is paused can be rewound.
      return (pace.isPaused && !pace.isRewinding) || panels.isOpen;
    },
    get isRewinding() {
      return pace.isRewinding;
    },
    get isFast() {
      return pace.isFast;
    },
  };
  const loop = startRunLoop(emulator, timed, held, () => {
    for (const { controller, code, isDown } of readPads()) pressPad(controller, code, isDown);
  });
  stop = loop.stop;
  page.canvas.focus();
}
