import type { Sound } from "./core.ts";

/** Sound that waits in the queue when it begins or runs dry: less crackles, more is heard late. */
const LEAD_SECONDS = 0.06;
/** With more than this in the queue, sound is dropped, so that it does not fall behind the picture. */
const MAX_LEAD_SECONDS = 0.2;

/** When the next piece of sound begins, in the time of the audio context; undefined for one that is dropped. */
export function startOfNext(queueEnd: number, now: number): number | undefined {
  if (queueEnd < now) return now + LEAD_SECONDS;
  return queueEnd - now > MAX_LEAD_SECONDS ? undefined : queueEnd;
}

/** Plays the sound of a console. The bridge's volume applies, as to every `AudioContext` of a game's page. */
export interface SoundQueue {
  readonly sampleRate: number;
  push(sound: Sound): void;
  /** Browsers keep a context silent until the visitor has pressed something. */
  resume(): void;
}

/**
 * Queue of audio buffers, each scheduled at the end of the one before. An `AudioWorklet` would need a secure context, which a portal in a
 * school's own network does not have.
 */
export function openSoundQueue(): SoundQueue {
  const context = new AudioContext({ latencyHint: "interactive" });
  let queueEnd = 0;
  return {
    sampleRate: context.sampleRate,
    push({ left, right }) {
      if (context.state !== "running" || left.length === 0) return;
      const start = startOfNext(queueEnd, context.currentTime);
      if (start === undefined) return;
      const buffer = context.createBuffer(2, left.length, context.sampleRate);
      buffer.getChannelData(0).set(left);
      buffer.getChannelData(1).set(right);
      const source = context.createBufferSource();
      source.buffer = buffer;
      source.connect(context.destination);
      source.start(start);
      queueEnd = start + left.length / context.sampleRate;
    },
    resume() {
      if (context.state === "suspended" && !document.hidden) void context.resume();
    },
  };
}
