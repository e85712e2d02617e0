import { isNumber, isRecord } from "./untrusted.ts";

/** Volume (0 to 1) and mute of a game, as the visitor set them on the site. */
export type Sound = { volume: number; muted: boolean };

export const fullVolume: Sound = { volume: 1, muted: false };

/** The sound settings, with full volume in place of anything invalid. */
export function parseSound(data: unknown): Sound {
  if (!isRecord(data)) return fullVolume;
  const { volume, muted } = data;
  return { volume: isNumber(volume) ? Math.min(1, Math.max(0, volume)) : 1, muted: muted === true };
}
