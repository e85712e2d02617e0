import type { Sound } from "#player/protocol/sound.ts";

/**
 * Controls the volume of `<audio>` and `<video>`: a game reads back the volume that it set, and the element gets that times the site's.
 * `onUse` is called whenever an element starts to play.
 */
export function controlMediaElements(current: () => Sound, onUse: () => void) {
  const levels = openLevels(current);
  const playing = new Set<HTMLMediaElement>();
  const paused = new Set<HTMLMediaElement>();
  patchLevelProperties(levels);
  const play = patchPlay(track);

  function track(element: HTMLMediaElement): void {
    levels.apply(element);
    onUse();
    if (playing.has(element)) return;
    playing.add(element);
    for (const type of ["pause", "ended", "emptied"]) {
      element.addEventListener(type, () => playing.delete(element), { once: true });
    }
  }

  return {
    update() {
      for (const element of playing) levels.apply(element);
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
        // A browser whose autoplay policy now wants a click leaves it silent, as it would for the game itself.
        play.call(element).catch(() => paused.delete(element));
      }
      paused.clear();
    },
  };
}

/** Volume and mute of elements: the game's own values, and the browser's setters that take the product with the site's. */
type Levels = {
  own(element: HTMLMediaElement): Sound;
  apply(element: HTMLMediaElement, own?: Sound): void;
  /** The browser's own setter, which throws for values outside 0 to 1. */
  checkVolume(element: HTMLMediaElement, value: number): void;
};

function openLevels(current: () => Sound): Levels {
  const { volume, muted } = nativeProperties();
  const owned = new WeakMap<HTMLMediaElement, Sound>();
  const own = (element: HTMLMediaElement): Sound =>
    owned.get(element) ?? { volume: volume?.get?.call(element), muted: muted?.get?.call(element) };
  return {
    own,
    apply(element, value = own(element)) {
      owned.set(element, value);
      volume?.set?.call(element, value.volume * current().volume);
      muted?.set?.call(element, value.muted || current().muted);
    },
    checkVolume: (element, value) => volume?.set?.call(element, value),
  };
}

function nativeProperties() {
  const media = HTMLMediaElement.prototype;
  return {
    volume: Object.getOwnPropertyDescriptor(media, "volume"),
    muted: Object.getOwnPropertyDescriptor(media, "muted"),
  };
}

function patchLevelProperties(levels: Levels): void {
  const { volume, muted } = nativeProperties();
  Object.defineProperty(HTMLMediaElement.prototype, "volume", {
    ...volume,
    get(this: HTMLMediaElement) {
      return levels.own(this).volume;
    },
    set(this: HTMLMediaElement, value: number) {
      const own = levels.own(this);
      levels.checkVolume(this, value);
      levels.apply(this, { ...own, volume: Number(value) });
    },
  });
  Object.defineProperty(HTMLMediaElement.prototype, "muted", {
    ...muted,
    get(this: HTMLMediaElement) {
      return levels.own(this).muted;
    },
    set(this: HTMLMediaElement, value: boolean) {
      levels.apply(this, { ...levels.own(this), muted: Boolean(value) });
    },
  });
}

/** Calls `track` for every element that starts to play. Returns the browser's own `play`. */
function patchPlay(track: (element: HTMLMediaElement) => void): () => Promise<void> {
  const media = HTMLMediaElement.prototype;
  const { play } = media;
  media.play = function () {
    track(this);
    return play.call(this);
  };
  // Elements with `autoplay` never call `play`. Media events do not bubble, but a capturing listener gets them.
  const handlePlay = ({ target }: Event) => {
    if (target instanceof HTMLMediaElement) track(target);
  };
  document.addEventListener("play", handlePlay, { capture: true });
  return play;
}
