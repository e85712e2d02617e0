import { useState } from "react";
import { useGamePresence } from "./presence/use-presence.ts";
import { ControlsTool } from "./stage/controls-tool.tsx";
import { ExternalLaunch } from "./stage/external-launch.tsx";
import { GameBar } from "./stage/game-bar.tsx";
import { StageView } from "./stage/stage-view.tsx";
import type { StagedGame } from "./stage/staged-game.ts";

/** Island of the stage for a game that opens in a window of its own. */
export default function ExternalStage(props: StagedGame) {
  const [isPlaying, setPlaying] = useState(false);
  const presence = useGamePresence(props.id, isPlaying);
  const [isShowingControls, setShowingControls] = useState(false);
  const bar = (
    <GameBar game={props} presence={presence}>
      <ControlsTool game={props} isOpen={isShowingControls} onOpen={setShowingControls} />
    </GameBar>
  );
  return (
    <StageView game={props} bar={bar}>
      <ExternalLaunch game={props} onPlaying={setPlaying} />
    </StageView>
  );
}
