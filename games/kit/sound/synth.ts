import type { Wave } from "./song.ts";

/** A short sound: a tone, which may slide from one pitch to another, or filtered noise. */
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

/** A continuous sound: an engine, rain, a tyre. */
export type Drone = {
  wave?: Wave;
  /** Hertz; for noise the middle of the band that is heard. */
  from: number;
  volume: number;
  /** Cutoff frequency of its low-pass filter, in hertz. */
  cutoff?: number;
};

/** WebAudio synthesizer: the part of sound that needs a browser. */
export interface Synth {
  /** Seconds of the audio clock. */
  readonly now: number;
  readonly isAwake: boolean;
  sing(tone: Tone, at: number): void;
  /** Begins the drone of this name, or glides to its new pitch and volume. */
  drone(name: string, drone: Drone): void;
  setVolume(volume: number): void;
  sleep(): void;
  wake(): void;
}

/** Of a tone that says none. */
export const DEFAULT_VOLUME = 0.25;
/** Further tones are dropped while this many sound. */
const MAX_VOICES = 24;

/** Opens the synthesizer; undefined in browsers without WebAudio. Call it on a user gesture, or it stays suspended. */
export function createSynth(): Synth | undefined {
  if (typeof AudioContext === "undefined") return undefined;
  const context = new AudioContext({ latencyHint: "interactive" });
  const limiter = context.createDynamicsCompressor();
  const master = context.createGain();
  master.connect(limiter).connect(context.destination);
  const noise = whiteNoise(context);
  const drones = new Map<string, (drone: Drone) => void>();
  let voices = 0;

  return {
    get now() {
      return context.currentTime;
    },
    get isAwake() {
      return context.state === "running";
    },
    sing(tone, at) {
      if (voices >= MAX_VOICES) return;
      const { seconds, volume = DEFAULT_VOLUME } = tone;
      const gain = context.createGain();
      gain.gain.setValueAtTime(0.0001, at);
      gain.gain.linearRampToValueAtTime(volume, at + 0.006);
      gain.gain.exponentialRampToValueAtTime(0.0005, at + seconds);
      gain.connect(master);
      const source =
        tone.wave === "noise" ? hiss(context, noise, tone, at, gain) : hum(context, tone, at, gain);
      voices++;
      source.onended = () => {
        voices--;
        gain.disconnect();
      };
      source.start(at);
      source.stop(at + seconds + 0.02);
    },
    drone(name, drone) {
      const change = drones.get(name) ?? beginDrone(context, noise, drone, master);
      drones.set(name, change);
      change(drone);
    },
    setVolume(volume) {
      master.gain.value = volume;
    },
    sleep() {
      if (context.state === "running") void context.suspend();
    },
    wake() {
      if (context.state === "suspended" && !document.hidden) void context.resume();
    },
  };
}

function whiteNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

function hum(context: AudioContext, tone: Tone, at: number, out: AudioNode): AudioScheduledSourceNode {
  const { wave = "square", from, to = from, seconds } = tone;
  const source = context.createOscillator();
  if (wave !== "noise") source.type = wave;
  slide(source.frequency, from, to, at, seconds);
  source.connect(out);
  return source;
}

function hiss(
  context: AudioContext,
  noise: AudioBuffer,
  { from, to = from, seconds }: Tone,
  at: number,
  out: AudioNode,
): AudioScheduledSourceNode {
  const source = context.createBufferSource();
  source.buffer = noise;
  source.loop = true;
  const filter = context.createBiquadFilter();
  // Bright noise is a cymbal, dark noise a thud.
  filter.type = from > 4000 ? "highpass" : "lowpass";
  slide(filter.frequency, from, to, at, seconds);
  source.connect(filter).connect(out);
  return source;
}

/** Starts a drone, silent. Returns the function that changes it. */
function beginDrone(context: AudioContext, noise: AudioBuffer, { wave = "square" }: Drone, out: AudioNode) {
  const gain = context.createGain();
  gain.gain.value = 0;
  const filter = context.createBiquadFilter();
  filter.connect(gain).connect(out);
  const glide = (param: AudioParam, value: number) => param.setTargetAtTime(value, context.currentTime, 0.03);
  if (wave === "noise") {
    const source = context.createBufferSource();
    source.buffer = noise;
    source.loop = true;
    filter.type = "bandpass";
    source.connect(filter);
    source.start();
    return ({ from, volume }: Drone) => {
      glide(filter.frequency, from);
      glide(gain.gain, volume);
    };
  }
  const source = context.createOscillator();
  source.type = wave;
  source.connect(filter);
  source.start();
  return ({ from, volume, cutoff = 20_000 }: Drone) => {
    glide(source.frequency, from);
    glide(filter.frequency, cutoff);
    glide(gain.gain, volume);
  };
}

function slide(param: AudioParam, from: number, to: number, at: number, seconds: number) {
  param.setValueAtTime(from, at);
  // An exponential ramp can neither begin nor end at 0.
  param.exponentialRampToValueAtTime(Math.max(1, to), at + seconds);
}
