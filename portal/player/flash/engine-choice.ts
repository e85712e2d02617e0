import { householdHere } from "#player/bridge/frame-group.ts";

/** Which engine plays a waflash game. A choice is kept with the game's saves; without one, Ruffle plays and AwayFL stands in for it. */
export type PlayerName = "ruffle" | "awayfl";

const KEY = "recess/player";

/** What somebody chose for this game, if anything. */
export function preferredPlayer(): PlayerName | undefined {
  const kept = householdHere()?.kept?.get(KEY);
  return kept === "ruffle" || kept === "awayfl" ? kept : undefined;
}

export function goToAwayFl(): void {
  householdHere()?.kept?.set(KEY, "awayfl");
  handOver();
}

export function goToRuffle(): void {
  householdHere()?.kept?.set(KEY, "ruffle");
  location.replace("./");
}

/** To the second engine for now; Ruffle gets its chance again next time. */
export function handOver(): void {
  location.replace("awayfl.html");
}
