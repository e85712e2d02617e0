import { parseControls } from "./controls.ts";
import { storedControls } from "./controls-store.ts";
import { type ControlsOptions, runControls } from "./run-controls.ts";

/** Runs the visitor's own controls of a game, or its preset. */
export function startControls(options: Omit<ControlsOptions, "controls"> & { path: string }): () => void {
  return runControls({ ...options, controls: parseControls(storedControls(options.path), options.preset) });
}
