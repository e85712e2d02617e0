import type { Translate } from "#app/messages/translate.ts";
import type { Stage } from "#app/stage/stage.ts";
import type { InputPreset } from "#domain/catalogue/input/input-preset.ts";
import { noInputMapping } from "#player/protocol/input-mapping.ts";
import { type Controls, showsButtons } from "./controls.ts";
import { runGamepads } from "./run-gamepads.ts";
import { showTouchButtons } from "./touch-buttons.ts";

export type ControlsOptions = {
  readonly t: Translate;
  /** The element that holds the game's frame. */
  readonly place: HTMLElement;
  readonly stage: Pick<Stage, "mapInput" | "pressKey" | "movePointer">;
  readonly preset: InputPreset;
  readonly controls: Controls;
};

/** Runs a visitor's controls on a launched game: remapped keys, gamepads, on-screen buttons. Returns the function that ends them. */
export function runControls({ t, place, stage, preset, controls }: ControlsOptions): () => void {
  const view = place.ownerDocument.defaultView ?? window;
  const finger = view.matchMedia("(pointer: coarse)");
  const ends: (() => void)[] = [];
  let stopPads: (() => void) | undefined;

  function followPads(): void {
    const hasPads = view.navigator.getGamepads?.().some(Boolean) === true;
    if (hasPads && controls.gamepad === "mapped") stopPads ??= runGamepads(place, stage, controls);
    else {
      stopPads?.();
      stopPads = undefined;
    }
  }

  stage.mapInput({ keys: controls.keys, hidesGamepads: controls.gamepad === "mapped" });
  if (showsButtons(controls, preset, finger.matches))
    ends.push(showTouchButtons(t, place, stage, preset, controls));
  const listened = new AbortController();
  for (const type of ["gamepadconnected", "gamepaddisconnected"])
    view.addEventListener(type, followPads, listened);
  followPads();
  return () => {
    listened.abort();
    stopPads?.();
    for (const end of ends) end();
    stage.mapInput(noInputMapping);
  };
}
