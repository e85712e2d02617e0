/** Steps for which a round tells its keys. */
const HINT_STEPS = 60 * 12;

export function keysHint(steps: number, hasMouse: boolean): string {
  if (steps > HINT_STEPS) return "";
  return hasMouse
    ? "Click paints · Space jumps · E or right click: mask"
    : "WASD walk · arrows turn · Space paints · C jumps · E mask · or click for the mouse";
}
