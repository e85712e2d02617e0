import { currentFrameGroup } from "#player/bridge/frame-group.ts";

/** Which engine plays a waflash game. A choice is kept with the game's saves; without one, Ruffle plays and AwayFL stands in for it. */
export type PlayerName = "ruffle" | "awayfl";

const KEY = "recess/player";

/** What somebody chose for this game, if anything. */
export function preferredPlayer(): PlayerName | undefined {
  const kept = currentFrameGroup()?.saves.get(KEY);
  return kept === "ruffle" || kept === "awayfl" ? kept : undefined;
}

export function goToAwayFl(): void {
  currentFrameGroup()?.saves.set(KEY, "awayfl");
  handOver();
}

export function goToRuffle(): void {
  currentFrameGroup()?.saves.set(KEY, "ruffle");
  location.replace("./");
}

/** To the second engine for now; Ruffle gets its chance again next time. */
export function handOver(): void {
  location.replace("awayfl.html");
}
