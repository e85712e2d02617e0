import type { Sound } from "./sound.ts";

const noop = () => undefined;

/** Null object for sound. */
export const silence: Sound = { isMuted: true, play: noop, music: noop, setPace: noop, drone: noop };
