import type { Sound } from "#player/protocol/sound.ts";
import { mixContexts } from "./audio-context-volume.ts";
import { mixElements } from "./media-element-volume.ts";

export type SoundDesk = {
  set(sound: Sound): void;
  /** Stops what sounds, and lets it go on later: for a tab that is out of sight. */
  pause(isPaused: boolean): void;
};

/** One volume for whatever a game plays. `onFirstSound` is called when it first makes use of WebAudio or of a media element. */
export function openSoundDesk(initial: Sound, onFirstSound: () => void): SoundDesk {
  let sound = initial;
  let isUsed = false;
  const handleUse = () => {
    if (isUsed) return;
    isUsed = true;
    onFirstSound();
  };
  const parts = [mixContexts(() => sound, handleUse), mixElements(() => sound, handleUse)];
  return {
    set(next) {
      sound = next;
      for (const part of parts) part.update();
    },
    pause(isPaused) {
      for (const part of parts) part.pause(isPaused);
    },
  };
}
