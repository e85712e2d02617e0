import type { Game } from "./game.ts";

/** Whether a game is listed in school mode: every game that we serve ourselves, and external ones that are marked as fit. */
export function isListedInSchool(game: Pick<Game, "gameType" | "fitForSchool">): boolean {
  return game.gameType !== "external" || game.fitForSchool === true;
}
