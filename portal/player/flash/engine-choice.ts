import { currentFrameGroup } from "#player/bridge/frame-group.ts";

/** Flash engine of a waflash game. The visitor's choice is stored with the game's saves; without one, AwayFL is Ruffle's fallback. */
export type EngineName = "ruffle" | "awayfl";

const KEY = "recess/player";

/** The engine that the visitor chose for this game, if any. */
export function chosenEngine(): EngineName | undefined {
  const name = currentFrameGroup()?.saves.get(KEY);
  return name === "ruffle" || name === "awayfl" ? name : undefined;
}

/** Stores AwayFL as the visitor's choice and opens its page. */
export function chooseAwayFl(): void {
  currentFrameGroup()?.saves.set(KEY, "awayfl");
  openAwayFlPage();
}

/** Stores Ruffle as the visitor's choice and opens its page. */
export function chooseRuffle(): void {
  currentFrameGroup()?.saves.set(KEY, "ruffle");
  location.replace("./");
}

/** Opens AwayFL's page without storing a choice: next time, Ruffle is tried again. */
export function openAwayFlPage(): void {
  location.replace("awayfl.html");
}
