import { currentFrameGroup } from "#player/bridge/frame-group.ts";
import { ENGINE_CHOICE_KEY, type EngineName } from "#player/protocol/engine-choice.ts";

/** The engine that the visitor chose for this game, if any. It is stored with the game's saves; without one, AwayFL is Ruffle's fallback. */
export function chosenEngine(): EngineName | undefined {
  const name = currentFrameGroup()?.saves.get(ENGINE_CHOICE_KEY);
  return name === "ruffle" || name === "awayfl" ? name : undefined;
}

/** Stores AwayFL as the visitor's choice and opens its page. */
export function chooseAwayFl(): void {
  currentFrameGroup()?.saves.set(ENGINE_CHOICE_KEY, "awayfl");
  openAwayFlPage();
}

/** Stores Ruffle as the visitor's choice and opens its page. */
export function chooseRuffle(): void {
  currentFrameGroup()?.saves.set(ENGINE_CHOICE_KEY, "ruffle");
  location.replace("./");
}

/** Opens AwayFL's page without storing a choice: next time, Ruffle is tried again. */
export function openAwayFlPage(): void {
  location.replace("awayfl.html");
}
