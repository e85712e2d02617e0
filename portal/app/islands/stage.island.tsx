import { useEffect, useRef, useState } from "react";
import type { GameType } from "#domain/catalogue/game.ts";
import type { PlayOrigin } from "#domain/play-origin.ts";
import { useGamePresence } from "./presence/use-presence.ts";
import { ExternalLaunch } from "./stage/external-launch.tsx";
import { GameBar } from "./stage/game-bar.tsx";
import { LaunchScreen } from "./stage/launch-screen.tsx";
import styles from "./stage/stage.module.css";
import { useGame } from "./stage/use-game.ts";

export type StageProps = {
  id: string;
  name: string;
  path: string;
  img: string;
  gameType: GameType;
  /** Where the game itself lives. */
  address: string;
  /** An external game's addresses, to be tried in order. */
  servers: readonly string[];
  refusesFrames: boolean;
  art: string;
  shape: { width: number; height: number };
  play: PlayOrigin;
  /** What keeping it for offline play takes, where that can be told. */
  keepBytes: number | undefined;
  site: string;
  back: string;
  random: string;
  /** This page in a window of its own, with nothing around the stage. */
  alone: string;
};

/** The launch screen, then the game, and the bar below. Nothing of a game is fetched before somebody presses launch. */
export default function Stage(props: StageProps) {
  const { id, name, art, shape, gameType } = props;
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const game = useGame(props, frame, isPlaying);
  const presence = useGamePresence(id, isPlaying);

  // In the window of its own the press on the bar was the launch.
  useEffect(() => {
    const isOurs = document.documentElement.dataset["framed"] === "own";
    if (isOurs && location.hash === "#stage" && gameType !== "external") setPlaying(true);
  }, [gameType]);

  return (
    <div className={styles["stage"]} id="stage" ref={stage}>
      <div className={styles["view"]} data-shape={shapeOf(shape)}>
        {gameType === "external" ? (
          <ExternalLaunch {...props} onPlaying={setPlaying} />
        ) : isPlaying ? (
          <div className={styles["frame"]} ref={frame} />
        ) : (
          <LaunchScreen art={art} label={`Click to launch ${name}`} onLaunch={() => setPlaying(true)} />
        )}
        {game.trouble && (
          <p className={styles["trouble"]} role="status">
            {game.trouble}
          </p>
        )}
      </div>
      <GameBar {...props} game={game} isPlaying={isPlaying} presence={presence} stage={stage} />
    </div>
  );
}

/** Shapes the stylesheet knows: styles written into the page are against our own policy. */
function shapeOf({ width, height }: StageProps["shape"]): "tall" | "square" | "classic" | "wide" {
  const ratio = width / height;
  if (ratio < 0.85) return "tall";
  if (ratio < 1.2) return "square";
  return ratio < 1.55 ? "classic" : "wide";
}
