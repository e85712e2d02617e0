import { useEffect, useRef, useState } from "react";
import { useTranslate } from "#app/messages/use-translate.ts";
import { asksForRun, wakeRecords } from "#app/records/wake-records.ts";
import { useGamePresence } from "./presence/use-presence.ts";
import { ControlsTool } from "./stage/controls-tool.tsx";
import { GameBar } from "./stage/game-bar.tsx";
import { LaunchScreen } from "./stage/launch-screen.tsx";
import { OfferedDownload } from "./stage/offered-download.tsx";
import { openOwnWindow } from "./stage/own-window.ts";
import { RunningTools } from "./stage/running-tools.tsx";
import styles from "./stage/stage.module.css";
import { StageView } from "./stage/stage-view.tsx";
import type { StagedGame } from "./stage/staged-game.ts";
import { useControls } from "./stage/use-controls.ts";
import { preloadStage, useGame } from "./stage/use-game.ts";

/**
 * Island of the stage for a game that runs in the page: the launch screen, then the game, and the bar below. Nothing of a game but its engine is fetched before its launch, a press
 * in this very page: a game that brings the page into a frame by its URL has started nothing.
 */
export default function Stage(props: StagedGame) {
  const { id, name, path, label, art, gameType, engine } = props;
  const t = useTranslate();
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const game = useGame(props, frame, isPlaying);
  const presence = useGamePresence(id, isPlaying);
  const [isSettingControls, setSettingControls] = useState(false);
  useControls(props, frame, game, !isSettingControls);

  useEffect(() => {
    preloadStage();
    if (asksForRun(location)) wakeRecords();
  }, []);

  useEffect(() => {
    const screen = stage.current;
    if (!engine || !screen) return;
    import("#app/stage/prefetch-engine.ts")
      .then(({ prefetchEngine }) => prefetchEngine({ path, label, gameType, engine }, screen))
      // It is fetched with the launch then.
      .catch(() => undefined);
  }, [path, label, gameType, engine]);

  function handleLaunch() {
    if (props.refusesFrames) {
      openOwnWindow(props);
      return;
    }
    setPlaying(true);
    // On a phone the stage fills the screen.
    if (matchMedia("(pointer: coarse) and (max-width: 900px)").matches) stage.current?.scrollIntoView();
  }

  function handleControls(isOpen: boolean) {
    setSettingControls(isOpen);
    if (!isOpen) game.focus();
  }

  return (
    <StageView
      game={props}
      stage={stage}
      bar={
        <GameBar game={props} presence={presence} onDone={game.focus}>
          <ControlsTool game={props} isOpen={isSettingControls} onOpen={handleControls} />
          <RunningTools game={game} stage={stage} />
        </GameBar>
      }
    >
      {isPlaying ? (
        <div className={styles["frame"]} ref={frame} />
      ) : (
        <LaunchScreen art={art} label={t("stage.launch", { name })} onLaunch={handleLaunch}>
          {props.refusesFrames && <p>{t("stage.ownWindow")}</p>}
        </LaunchScreen>
      )}
      {game.offered && <OfferedDownload game={name} offered={game.offered} onDone={game.answerOffer} />}
      {game.trouble && (
        <p className={styles["trouble"]} role="status">
          {game.trouble}
        </p>
      )}
    </StageView>
  );
}
