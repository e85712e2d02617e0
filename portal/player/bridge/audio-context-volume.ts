import type { Sound } from "#player/protocol/sound.ts";

/** WebAudio: whoever wants to be heard connects to `context.destination`, and games get a gain node of ours in its place. */
export function mixContexts(current: () => Sound, onUse: () => void) {
  const outlets = new Map<AudioContext, GainNode>();
  const paused = new Set<AudioContext>();
  const native = Object.getOwnPropertyDescriptor(BaseAudioContext.prototype, "destination");
  const loudness = () => (current().muted ? 0 : current().volume);

  function outletOf(context: AudioContext): GainNode {
    const known = outlets.get(context);
    if (known) return known;
    const destination: AudioDestinationNode = native?.get?.call(context);
    const gain = context.createGain();
    gain.gain.value = loudness();
    gain.connect(destination);
    Object.defineProperty(gain, "maxChannelCount", { value: destination.maxChannelCount });
    outlets.set(context, gain);
    context.addEventListener("statechange", () => {
      if (context.state === "closed") outlets.delete(context);
    });
    onUse();
    return gain;
  }

  // On the class that games use, not on its parent: an offline context renders into memory and has no loudness.
  Object.defineProperty(AudioContext.prototype, "destination", {
    configurable: true,
    enumerable: true,
    get(this: AudioContext) {
      return outletOf(this);
    },
  });

  return {
    update() {
      for (const gain of outlets.values()) gain.gain.value = loudness();
    },
    pause(isPaused: boolean) {
      if (!isPaused) {
        for (const context of paused) void context.resume();
        paused.clear();
        return;
      }
      for (const context of outlets.keys()) {
        if (context.state !== "running") continue;
        paused.add(context);
        void context.suspend();
      }
    },
  };
}
