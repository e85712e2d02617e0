import type { View } from "#kit/draw/view.ts";
import type { Kit, Round } from "#kit/round.ts";
import type { RoomNews } from "./room-link.ts";
import type { SeatedGame, SeatedRound } from "./seated-game.ts";

/** What a round of a room needs of the game around it. */
export type RoomGame<Action extends string> = {
  readonly seated: SeatedGame<Action>;
  /** The game's own start, for races. */
  readonly start: (kit: Kit) => Round<Action, unknown>;
  readonly kit: Pick<Kit, "view" | "sound" | "saves" | "root" | "best">;
  readonly post: (news: RoomNews) => void;
};

/** The picture of a round of a room. */
export type Picture<Action extends string> = Pick<
  SeatedRound<Action, string>,
  "show" | "correct" | "draw" | "toCore" | "dom"
> & {
  /** Once a frame, after the steps that it brought. */
  afterTick?(): void;
  /** Over the picture, while the round lasts. */
  drawOver?(view: View): void;
  /** What a bot sees of the own seat. */
  snapshot?(): unknown;
};
