import type { KeepFailure } from "#player/protocol/packer-messages.ts";

/** Formats a size for display, in decimal units: `640 KB`, `1.2 MB`. */
export function sizeWords(bytes: number): string {
  if (bytes < 995_000) return `${Math.max(1, Math.round(bytes / 1000))} KB`;
  const megabytes = bytes / 1_000_000;
  if (megabytes >= 995) return `${(megabytes / 1000).toFixed(1)} GB`;
  return `${megabytes < 10 ? megabytes.toFixed(1) : Math.round(megabytes)} MB`;
}

/** Messages by the reason why a game could not be kept. */
export const failureWords: Record<KeepFailure, string> = {
  room: "There is no room left in this browser. Remove a kept game and try again; nothing was lost.",
  network: "The network broke off. What was kept before is still there; try again.",
  changed: "The game was changed while it came. Try again for the new one.",
  gone: "This game is no longer here to be kept.",
  unable: "This browser keeps nothing for this site. A private window, perhaps?",
};
