import ExternalStage from "#app/islands/external-stage.island.tsx";
import { Island } from "#app/islands/island.tsx";
import type { StagedGame } from "#app/islands/stage/staged-game.ts";
import Stage from "#app/islands/stage.island.tsx";

/** The stage island of a game. Pages of one kind do not load the code of the other. */
export function GameStage({ game }: { game: StagedGame }) {
  return game.gameType === "external" ? (
    <Island name="external-stage" of={ExternalStage} when="idle" props={game} />
  ) : (
    <Island name="stage" of={Stage} when="idle" props={game} />
  );
}
