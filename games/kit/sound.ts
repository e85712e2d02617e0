import { readSong, type Song, type SongNote, type Wave } from "./song.ts";
import { isFlag, type Saves } from "./storage.ts";

/** A short sound: a tone that may slide from one pitch to another, or filtered noise. */
export type Tone = {
  wave?: Wave;
  /** Hertz; for noise the brightness. */
  from: number;
  to?: number;
  seconds: number;
  volume?: number;
  /** Seconds to wait, for sounds made of several tones. */
  delay?: number;
};

export interface Sound {
  readonly isMuted: boolean;
  play(...tones: readonly Tone[]): void;
  /** Repeats the song while a round is played; the same song goes on where it is. Nothing ends the music. */
  music(song?: Song): void;
  /** 1 is the song's own tempo. */
  setPace(pace: number): void;
}

export interface SoundBox extends Sound {
  toggleMute(): void;
  /** Browsers stay silent until the first key or click. */
  unlock(): void;
  /** Called in each frame: keeps the music going while a round is played. */
  tick(isPlaying: boolean): void;
  /** Silent when nobody is looking. */
  sleep(): void;
  wake(): void;
}

/** Notes are handed to the audio clock this many seconds ahead, so a slow frame is not heard. */
const AHEAD = 0.15;
const MOST_VOICES = 24;

export function createSound(saves: Saves): SoundBox {
  let context: AudioContext | undefined;
  let master: GainNode | undefined;
  let noise: AudioBuffer | undefined;
  let isMuted = saves.read("muted", isFlag, false);
  let voices = 0;
  let song: Song | undefined;
  let read: ((sixteenth: number) => SongNote[]) | undefined;
  let sixteenth = 0;
  let nextAt = 0;
  let pace = 1;

  function sing(tone: Tone, at: number) {
    if (!context || !master || !noise || voices >= MOST_VOICES) return;
    const { wave = "square", from, to = from, seconds, volume = 0.25 } = tone;
    const end = at + seconds;
    const gain = context.createGain();
    gain.gain.setValueAtTime(0.0001, at);
    gain.gain.linearRampToValueAtTime(volume, at + 0.006);
    gain.gain.exponentialRampToValueAtTime(0.0005, end);
    gain.connect(master);
    const source =
      wave === "noise" ? hiss(context, noise, from, to, at, end, gain) : context.createOscillator();
    if (source instanceof OscillatorNode && wave !== "noise") {
      source.type = wave;
      source.frequency.setValueAtTime(from, at);
      source.frequency.exponentialRampToValueAtTime(Math.max(1, to), end);
      source.connect(gain);
    }
    voices++;
    source.onended = () => {
      voices--;
      gain.disconnect();
    };
    source.start(at);
    source.stop(end + 0.02);
  }

  return {
    get isMuted() {
      return isMuted;
    },
    play(...tones) {
      if (context?.state !== "running") return;
      for (const tone of tones) sing(tone, context.currentTime + (tone.delay ?? 0));
    },
    music(wanted) {
      if (wanted === song) return;
      song = wanted;
      read = wanted && readSong(wanted);
      sixteenth = 0;
      nextAt = 0;
    },
    setPace(wanted) {
      pace = wanted;
    },
    toggleMute() {
      isMuted = !isMuted;
      saves.write("muted", isMuted);
      if (master) master.gain.value = isMuted ? 0 : 1;
    },
    unlock() {
      if (typeof AudioContext === "undefined") return;
      if (!context) {
        context = new AudioContext({ latencyHint: "interactive" });
        const limiter = context.createDynamicsCompressor();
        limiter.connect(context.destination);
        master = context.createGain();
        master.gain.value = isMuted ? 0 : 1;
        master.connect(limiter);
        noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
        const samples = noise.getChannelData(0);
        for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
      }
      if (context.state === "suspended" && !document.hidden) void context.resume();
    },
    tick(isPlaying) {
      if (!isPlaying || !context || context.state !== "running" || !song || !read) return;
      const seconds = 60 / (song.tempo * pace) / 4;
      // After a pause the music goes on from now instead of hurrying to catch up.
      if (nextAt < context.currentTime) nextAt = context.currentTime + 0.02;
      while (nextAt < context.currentTime + AHEAD) {
        for (const note of read(sixteenth)) {
          const { wave, frequency, volume } = note;
          const length = wave === "noise" ? 0.07 : note.sixteenths * seconds * 0.95;
          sing({ wave, from: frequency, seconds: length, volume }, nextAt);
        }
        sixteenth++;
        nextAt += seconds;
      }
    },
    sleep() {
      if (context?.state === "running") void context.suspend();
    },
    wake() {
      if (context?.state === "suspended") void context.resume();
    },
  };
}

function hiss(
  context: AudioContext,
  noise: AudioBuffer,
  from: number,
  to: number,
  at: number,
  end: number,
  out: AudioNode,
): AudioScheduledSourceNode {
  const source = context.createBufferSource();
  source.buffer = noise;
  source.loop = true;
  const filter = context.createBiquadFilter();
  filter.type = from > 4000 ? "highpass" : "lowpass";
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(Math.max(20, to), end);
  source.connect(filter).connect(out);
  return source;
}
