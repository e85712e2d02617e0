import type { ReactNode, RefObject } from "react";
import styles from "./stage.module.css";
import type { StagedGame } from "./staged-game.ts";

type Props = {
  game: StagedGame;
  stage?: RefObject<HTMLDivElement | null>;
  bar: ReactNode;
  children: ReactNode;
};

/** The stage in the shape of its game, with the bar below. */
export function StageView({ game, stage, bar, children }: Props) {
  return (
    <div className={styles["stage"]} data-alone={game.alone === undefined || undefined} ref={stage}>
      <div className={styles["view"]} data-shape={shapeOf(game.shape)} data-upright={game.shape.upright}>
        {children}
      </div>
      {bar}
    </div>
  );
}

/** Names of the aspect ratios in the stylesheet: our own CSP allows no inline styles. */
function shapeOf({ width, height }: StagedGame["shape"]): "tall" | "square" | "classic" | "wide" {
  const ratio = width / height;
  if (ratio < 0.85) return "tall";
  if (ratio < 1.2) return "square";
  return ratio < 1.55 ? "classic" : "wide";
}
