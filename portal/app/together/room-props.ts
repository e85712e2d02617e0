import type { SeatedGame } from "#domain/together/seated-game.ts";

/** What the page of a game tells the code of rooms. */
export type RoomProps = {
  /** Id of the game in the catalogue. */
  readonly game: string;
  readonly name: string;
  readonly seats: Pick<SeatedGame, "most" | "hasComputers" | "choices">;
  /** Whether rooms can be open to anybody. */
  readonly allowsPublic: boolean;
  /** Id of the element that gets the panel. */
  readonly panel: string;
};
