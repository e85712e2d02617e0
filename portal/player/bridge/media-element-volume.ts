import type { Sound } from "#player/protocol/sound.ts";

/** Sound and video elements: a game reads back the volume that it set, and the loudspeaker gets that times ours. */
export function mixElements(current: () => Sound, onUse: () => void) {
  const playing = new Set<HTMLMediaElement>();
  const paused = new Set<HTMLMediaElement>();
  const wanted = new WeakMap<HTMLMediaElement, Sound>();
  const media = HTMLMediaElement.prototype;
  const volume = Object.getOwnPropertyDescriptor(media, "volume");
  const muted = Object.getOwnPropertyDescriptor(media, "muted");
  const play = media.play;

  function wantedBy(element: HTMLMediaElement): Sound {
    return wanted.get(element) ?? { volume: volume?.get?.call(element), muted: muted?.get?.call(element) };
  }

  function apply(element: HTMLMediaElement, own: Sound = wantedBy(element)): void {
    wanted.set(element, own);
    volume?.set?.call(element, own.volume * current().volume);
    muted?.set?.call(element, own.muted || current().muted);
  }

  function track(element: HTMLMediaElement): void {
    apply(element);
    onUse();
    if (playing.has(element)) return;
    playing.add(element);
    for (const end of ["pause", "ended", "emptied"]) {
      element.addEventListener(end, () => playing.delete(element), { once: true });
    }
  }

  Object.defineProperty(media, "volume", {
    ...volume,
    get(this: HTMLMediaElement) {
      return wantedBy(this).volume;
    },
    set(this: HTMLMediaElement, value: number) {
      const own = wantedBy(this);
      // The browser's own setter refuses values outside 0 to 1 with the error that games know.
      volume?.set?.call(this, value);
      apply(this, { ...own, volume: Number(value) });
    },
  });
  Object.defineProperty(media, "muted", {
    ...muted,
    get(this: HTMLMediaElement) {
      return wantedBy(this).muted;
    },
    set(this: HTMLMediaElement, value: boolean) {
      apply(this, { ...wantedBy(this), muted: Boolean(value) });
    },
  });
  media.play = function () {
    track(this);
    return play.call(this);
  };
  // Elements with `autoplay` never call it. Media events do not bubble, but can be seen on their way down.
  const handlePlay = ({ target }: Event) => {
    if (target instanceof HTMLMediaElement) track(target);
  };
  document.addEventListener("play", handlePlay, { capture: true });

  return {
    update() {
      for (const element of playing) apply(element);
    },
    pause(isPaused: boolean) {
      if (isPaused) {
        for (const element of playing) {
          paused.add(element);
          element.pause();
        }
        return;
      }
      for (const element of paused) {
        // A browser that now wants a click first leaves it silent, as it would for the game itself.
        play.call(element).catch(() => paused.delete(element));
      }
      paused.clear();
    },
  };
}
