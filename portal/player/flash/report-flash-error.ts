import { currentFrameGroup } from "#player/bridge/frame-group.ts";
import type { FlashError } from "./flash-error.ts";

/** Logs why a SWF does not play, and tells the site: a visitor may report the game as broken. */
export function reportFlashError(error: FlashError): void {
  console.error(error);
  currentFrameGroup()?.reportFailure(`flash-${error.code}`);
}
