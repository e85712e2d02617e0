import type { Sound } from "#player/protocol/sound.ts";
import { controlAudioContexts } from "./audio-context-volume.ts";
import { controlMediaElements } from "./media-element-volume.ts";

/** Volume, mute and pause of everything that a game plays. */
export type VolumeControl = {
  set(sound: Sound): void;
  /** Pauses what plays, or resumes it: for a tab that is hidden. */
  pause(isPaused: boolean): void;
};

/** Opens the volume control over WebAudio and media elements. `onFirstSound` is called when the game first uses either. */
export function openVolumeControl(initial: Sound, onFirstSound: () => void): VolumeControl {
  let sound = initial;
  let isUsed = false;
  const handleUse = () => {
    if (isUsed) return;
    isUsed = true;
    onFirstSound();
  };
  const outputs = [
    controlAudioContexts(() => sound, handleUse),
    controlMediaElements(() => sound, handleUse),
  ];
  return {
    set(next) {
      sound = next;
      for (const output of outputs) output.update();
    },
    pause(isPaused) {
      for (const output of outputs) output.pause(isPaused);
    },
  };
}
