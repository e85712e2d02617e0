import { isFlag, isNumber, type Saves } from "#kit/storage.ts";
import { readSong, type Song, type SongNote } from "./song.ts";
import { createSynth, DEFAULT_VOLUME, type Drone, type Synth, type Tone } from "./synth.ts";

export type { Drone, Tone } from "./synth.ts";

/** Sound of a game: effects, music and drones. */
export interface Sound {
  readonly isMuted: boolean;
  play(...tones: readonly Tone[]): void;
  /** Repeats the song while a round is played; a call with the same song changes nothing. Without a song the music ends. */
  music(song?: Song): void;
  /** Factor of the song's tempo. */
  setPace(pace: number): void;
  /** Starts or changes the drone of this name, which sounds while a round is played. Volume 0 ends it. */
  drone(name: string, drone: Drone): void;
}

/** What has a volume of its own. */
export type Loudness = "music" | "effects";

/** Sound with the controls that the kit uses: mute, unlock, suspend and the music's clock. */
export interface SoundControl extends Sound {
  toggleMute(): void;
  /** From 0 to 1. */
  volumeOf(part: Loudness): number;
  setVolume(part: Loudness, volume: number): void;
  /** Call this on a user gesture: browsers allow no sound before. */
  unlock(): void;
  /** Called in each frame: schedules the music while a round is played. */
  tick(isPlaying: boolean): void;
  /** Suspends all sound, for a hidden tab or a lost focus. */
  sleep(): void;
  wake(): void;
}

/** Notes are scheduled this far ahead, so that a slow frame is not heard. */
const LOOKAHEAD_SECONDS = 0.15;
const BEAT_SECONDS = 0.07;

/** Opens the sound of a game over a synthesizer. Mute and volumes are kept in the saves. */
export function createSound(saves: Saves, makeSynth: () => Synth | undefined = createSynth): SoundControl {
  let synth: Synth | undefined;
  let isMuted = saves.read("muted", isFlag, false);
  const volumes: Record<Loudness, number> = {
    music: saves.read("music", isNumber, 1),
    effects: saves.read("effects", isNumber, 1),
  };
  let song: Song | undefined;
  let notesAt: (sixteenth: number) => SongNote[] = () => [];
  let sixteenth = 0;
  let nextAt = 0;
  let pace = 1;
  const drones = new Map<string, Drone>();
  let areDronesHeard = true;

  function silenceDrones() {
    if (areDronesHeard) for (const [name, drone] of drones) synth?.drone(name, { ...drone, volume: 0 });
    areDronesHeard = false;
  }

  return {
    get isMuted() {
      return isMuted;
    },
    play(...tones) {
      if (!synth?.isAwake) return;
      if (volumes.effects === 0) return;
      for (const tone of tones) synth.sing(louder(tone, volumes.effects), synth.now + (tone.delay ?? 0));
    },
    music(next) {
      if (next === song) return;
      song = next;
      notesAt = next ? readSong(next) : () => [];
      sixteenth = 0;
    },
    setPace(next) {
      pace = next;
    },
    drone(name, drone) {
      // A drone that would start silent needs no voice.
      if (!synth?.isAwake || (drone.volume === 0 && !drones.has(name))) return;
      drones.set(name, drone);
      areDronesHeard = true;
      synth.drone(name, { ...drone, volume: drone.volume * volumes.effects });
    },
    toggleMute() {
      isMuted = !isMuted;
      saves.write("muted", isMuted);
      synth?.setVolume(isMuted ? 0 : 1);
    },
    volumeOf: (part) => volumes[part],
    setVolume(part, volume) {
      volumes[part] = volume;
      saves.write(part, volume);
    },
    unlock() {
      if (!synth) {
        synth = makeSynth();
        synth?.setVolume(isMuted ? 0 : 1);
      }
      synth?.wake();
    },
    tick(isPlaying) {
      if (!isPlaying) silenceDrones();
      if (!isPlaying || !song || !synth?.isAwake) return;
      const seconds = 60 / (song.tempo * pace) / 4;
      // After a pause the music goes on from now instead of hurrying to catch up.
      nextAt = Math.max(nextAt, synth.now + 0.01);
      for (; nextAt < synth.now + LOOKAHEAD_SECONDS; nextAt += seconds) {
        for (const { wave, frequency, volume, sixteenths } of notesAt(sixteenth)) {
          const length = wave === "noise" ? BEAT_SECONDS : sixteenths * seconds * 0.95;
          if (volumes.music > 0)
            synth.sing(louder({ wave, from: frequency, seconds: length, volume }, volumes.music), nextAt);
        }
        sixteenth++;
      }
    },
    sleep: () => synth?.sleep(),
    wake: () => synth?.wake(),
  };
}

/** A tone at a part of its volume. */
const louder = (tone: Tone, part: number): Tone =>
  part === 1 ? tone : { ...tone, volume: (tone.volume ?? DEFAULT_VOLUME) * part };
