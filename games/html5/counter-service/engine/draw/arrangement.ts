import type { Phase } from "#html5/counter-service/engine/core/snapshot.ts";
import type { Rect } from "#html5/counter-service/engine/core/targets.ts";
import type { View } from "#kit/draw/view.ts";
import type { Point } from "#kit/input/controls.ts";
import { arrangeLying } from "./arrange-lying.ts";
import { arrangeUpright } from "./arrange-upright.ts";
import { type Arrangement, contains, type Part, type Stations, translated } from "./panel.ts";

export type ArrangementState = { phase: Phase; isBoardFull: boolean };

/** Arranges a kitchen in a view. */
export function arrange(
  view: View,
  stations: Stations,
  { phase, isBoardFull }: ArrangementState,
): Arrangement {
  const isMorning = phase === "morning";
  if (view.height > view.width * 1.05) return arrangeUpright(view, stations, isMorning);
  const isEnlarged = phase === "open" && isBoardFull && stations.isBoardEnlarged === true;
  return arrangeLying(view, stations, isMorning, isEnlarged);
}

/** Creates a function that arranges, and keeps the last arrangement for as long as nothing changes. */
export function createArranger(stations: Stations) {
  let kept: { view: string; phase: Phase; isBoardFull: boolean; made: Arrangement } | undefined;
  return (view: View, state: ArrangementState): Arrangement => {
    const size = `${view.width}×${view.height}`;
    if (kept?.view !== size || kept.phase !== state.phase || kept.isBoardFull !== state.isBoardFull)
      kept = { view: size, ...state, made: arrange(view, stations, state) };
    return kept.made;
  };
}

/** Beyond everything that can be pressed. */
const NOWHERE: Point = { x: -60, y: -60 };

/** The place on the core's stage that is shown at a place of the arrangement. */
export function toStage({ panels }: Arrangement, at: Point): Point {
  const panel = panels.find(({ to }) => contains(to, at));
  return panel ? translated(at, panel.to, panel.from) : NOWHERE;
}

/** Where an area of the core's stage is shown; undefined while its part is not. */
export function shownAt({ panels }: Arrangement, area: Rect): Rect | undefined {
  const middle = { x: area.x + area.width / 2, y: area.y + area.height / 2 };
  const panel = panels.find(({ from }) => contains(from, middle));
  if (!panel) return undefined;
  const { from, to } = panel;
  const corner = translated(area, from, to);
  return {
    ...corner,
    width: (area.width / from.width) * to.width,
    height: (area.height / from.height) * to.height,
  };
}

export const panelOf = ({ panels }: Arrangement, part: Part) => panels.find((one) => one.part === part);
