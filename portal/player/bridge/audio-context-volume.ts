import type { Sound } from "#player/protocol/sound.ts";

/**
 * Controls the volume of WebAudio: games get a `GainNode` of ours in place of `context.destination`. `onUse` is called for every
 * context that a game connects to.
 */
export function controlAudioContexts(current: () => Sound, onUse: () => void) {
  const gains = new Map<AudioContext, GainNode>();
  const paused = new Set<AudioContext>();
  const native = Object.getOwnPropertyDescriptor(BaseAudioContext.prototype, "destination");
  const gainValue = () => (current().muted ? 0 : current().volume);

  function gainOf(context: AudioContext): GainNode {
    const existing = gains.get(context);
    if (existing) return existing;
    const destination: AudioDestinationNode = native?.get?.call(context);
    const gain = context.createGain();
    gain.gain.value = gainValue();
    gain.connect(destination);
    Object.defineProperty(gain, "maxChannelCount", { value: destination.maxChannelCount });
    gains.set(context, gain);
    context.addEventListener("statechange", () => {
      if (context.state === "closed") gains.delete(context);
    });
    onUse();
    return gain;
  }

  // On `AudioContext`, not on its parent class: an `OfflineAudioContext` renders into memory and needs no volume.
  Object.defineProperty(AudioContext.prototype, "destination", {
    configurable: true,
    enumerable: true,
    get(this: AudioContext) {
      return gainOf(this);
    },
  });

  return {
    update() {
      for (const gain of gains.values()) gain.gain.value = gainValue();
    },
    pause(isPaused: boolean) {
      if (!isPaused) {
        for (const context of paused) void context.resume();
        paused.clear();
        return;
      }
      for (const context of gains.keys()) {
        if (context.state !== "running") continue;
        paused.add(context);
        void context.suspend();
      }
    },
  };
}
