import { readSong, type Song, type SongNote } from "./song.ts";
import { isFlag, type Saves } from "./storage.ts";
import { createSynth, type Drone, type Synth, type Tone } from "./synth.ts";

export type { Drone, Tone } from "./synth.ts";

/** What a game does with sound. */
export interface Sound {
  readonly isMuted: boolean;
  play(...tones: readonly Tone[]): void;
  /** Repeats the song while a round is played; the same song goes on where it is. Without one the music ends. */
  music(song?: Song): void;
  /** 1 is the song's own tempo. */
  setPace(pace: number): void;
  /** Goes on sounding under this name, as it was told last, while a round is played. Volume 0 ends it. */
  drone(name: string, drone: Drone): void;
}

/** What the kit does with it besides. */
export interface SoundBox extends Sound {
  toggleMute(): void;
  /** Browsers stay silent until the first key or click: call this then. */
  unlock(): void;
  /** Called in each frame: keeps the music going while a round is played. */
  tick(isPlaying: boolean): void;
  /** Silent when nobody is looking. */
  sleep(): void;
  wake(): void;
}

/** Notes are handed to the audio clock this many seconds ahead, so that a slow frame is not heard. */
const AHEAD = 0.15;
const BEAT_SECONDS = 0.07;

export function createSound(saves: Saves, makeSynth: () => Synth | undefined = createSynth): SoundBox {
  let synth: Synth | undefined;
  let isMuted = saves.read("muted", isFlag, false);
  let song: Song | undefined;
  let notesAt: (sixteenth: number) => SongNote[] = () => [];
  let sixteenth = 0;
  let nextAt = 0;
  let pace = 1;
  const drones = new Map<string, Drone>();
  let areDronesHeard = true;

  function hushDrones() {
    if (areDronesHeard) for (const [name, drone] of drones) synth?.drone(name, { ...drone, volume: 0 });
    areDronesHeard = false;
  }

  return {
    get isMuted() {
      return isMuted;
    },
    play(...tones) {
      if (!synth?.isAwake) return;
      for (const tone of tones) synth.sing(tone, synth.now + (tone.delay ?? 0));
    },
    music(wanted) {
      if (wanted === song) return;
      song = wanted;
      notesAt = wanted ? readSong(wanted) : () => [];
      sixteenth = 0;
    },
    setPace(wanted) {
      pace = wanted;
    },
    drone(name, drone) {
      // A drone that nobody hears yet needs no voice.
      if (!synth?.isAwake || (drone.volume === 0 && !drones.has(name))) return;
      drones.set(name, drone);
      areDronesHeard = true;
      synth.drone(name, drone);
    },
    toggleMute() {
      isMuted = !isMuted;
      saves.write("muted", isMuted);
      synth?.setVolume(isMuted ? 0 : 1);
    },
    unlock() {
      if (!synth) {
        synth = makeSynth();
        synth?.setVolume(isMuted ? 0 : 1);
      }
      synth?.wake();
    },
    tick(isPlaying) {
      if (!isPlaying) hushDrones();
      if (!isPlaying || !song || !synth?.isAwake) return;
      const seconds = 60 / (song.tempo * pace) / 4;
      // After a pause the music goes on from now instead of hurrying to catch up.
      nextAt = Math.max(nextAt, synth.now + 0.01);
      for (; nextAt < synth.now + AHEAD; nextAt += seconds) {
        for (const { wave, frequency, volume, sixteenths } of notesAt(sixteenth)) {
          const length = wave === "noise" ? BEAT_SECONDS : sixteenths * seconds * 0.95;
          synth.sing({ wave, from: frequency, seconds: length, volume }, nextAt);
        }
        sixteenth++;
      }
    },
    sleep: () => synth?.sleep(),
    wake: () => synth?.wake(),
  };
}
