import type { FlashSettings } from "#player/protocol/flash-settings.ts";

/** A SWF to play: its bytes, and where it plays. */
export type Swf = {
  bytes: Uint8Array<ArrayBuffer>;
  /** File name. Saves are keyed by it, so it stays the same when the file moves. */
  name: string;
  /** Base URL for the SWF's relative URLs. */
  base: URL;
  container: HTMLElement;
  settings: FlashSettings;
};
