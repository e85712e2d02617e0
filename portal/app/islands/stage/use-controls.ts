import { type RefObject, useEffect } from "react";
import { storedControls } from "#app/controls/controls-store.ts";
import { browserMessages } from "#app/messages/browser-messages.ts";
import type { StagedGame } from "./staged-game.ts";
import type { RunningGame } from "./use-game.ts";

/**
 * Runs gamepads, remapped keys and on-screen buttons while the game is played and `isOn`. Their code is loaded only where they are needed:
 * the visitor has controls of their own, plays with a finger, or plugs in a gamepad that the game does not read itself.
 */
export function useControls(
  { path, preset, gameType }: Pick<StagedGame, "path" | "preset" | "gameType">,
  frame: RefObject<HTMLElement | null>,
  { isPlaying, input: stage }: Pick<RunningGame, "isPlaying" | "input">,
  isOn: boolean,
): void {
  useEffect(() => {
    const place = frame.current;
    if (!isOn || !isPlaying || !place || gameType === "external") return;
    const ended = new AbortController();
    let stop: (() => void) | undefined;

    function start(): void {
      if (!place) return;
      Promise.all([import("#app/controls/start-controls.ts"), browserMessages()])
        .then(([{ startControls }, t]) => {
          if (!ended.signal.aborted) stop ??= startControls({ t, place, stage, preset, path });
        })
        // Without the network the game is played as it is.
        .catch(() => undefined);
    }

    const hasPads = () => navigator.getGamepads?.().some(Boolean) === true;
    const isMapped = preset.gamepad === "mapped";
    const isTouch = preset.touch !== "own" && matchMedia("(pointer: coarse)").matches;
    if (storedControls(path) !== undefined || isTouch || (isMapped && hasPads())) start();
    else if (isMapped) addEventListener("gamepadconnected", start, ended);
    return () => {
      ended.abort();
      stop?.();
    };
  }, [isOn, isPlaying, frame, stage, preset, path, gameType]);
}
