import type { StageNeed } from "#app/stage/game-frame.ts";
import type { GameType } from "#domain/catalogue/game.ts";
import type { InputPreset } from "#domain/catalogue/input/input-preset.ts";
import type { EngineBuilds } from "#domain/flash-engine.ts";
import type { PlayOrigin } from "#domain/play-origin.ts";

/** Props of the stage island: everything that the browser has to know about the game. */
export type StagedGame = {
  id: string;
  name: string;
  path: string;
  img: string;
  gameType: GameType;
  /** URL of the game itself. */
  address: string;
  /** Label of the game's host. */
  label: string;
  /** URLs of an external game, tried in this order. */
  servers: readonly string[];
  /** URL of the portal's own check of an external game. */
  status: string;
  /** What gamepads, on-screen buttons and remapped keys start from. */
  preset: InputPreset;
  /** It plays in a window of its own only. */
  refusesFrames: boolean;
  needs: readonly StageNeed[];
  art: string;
  shape: { width: number; height: number; upright?: true };
  play: PlayOrigin;
  /** The Flash engine that the game starts with, if it needs one. */
  engine: EngineBuilds | undefined;
  /** The last recall of this game, if there was one: older copies of it are dropped. */
  recall: string | undefined;
  /** Download size of the game for offline use, if known. */
  keepBytes: number | undefined;
  site: string;
  /** School mode: no cloak and no about:blank windows. */
  isSchool: boolean;
  back: string;
  random: string;
  /** URL of the stage with nothing around it, for a window of its own; left out where it is shown so already. */
  alone?: string;
};
