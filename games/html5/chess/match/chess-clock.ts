import { type Colour, WHITE } from "#html5/chess/rules/pieces.ts";
import type { Pace } from "./setup.ts";

/** Two clocks in one case. Counts in steps of the game, so a paused game costs nobody time. */
export class ChessClock {
  white: number;
  black: number;
  private readonly bonus: number;

  constructor({ minutes, bonus }: Pace, left?: readonly [white: number, black: number]) {
    this.white = left?.[0] ?? minutes * 60;
    this.black = left?.[1] ?? minutes * 60;
    this.bonus = bonus;
  }

  secondsOf(colour: Colour): number {
    return colour === WHITE ? this.white : this.black;
  }

  run(colour: Colour, seconds: number): void {
    if (colour === WHITE) this.white = Math.max(0, this.white - seconds);
    else this.black = Math.max(0, this.black - seconds);
  }

  press(colour: Colour): void {
    if (colour === WHITE) this.white += this.bonus;
    else this.black += this.bonus;
  }
}

/** `4:05`, and tenths in the last ten seconds. */
export function clockText(seconds: number): string {
  if (seconds < 10) return `0:0${(Math.floor(seconds * 10) / 10).toFixed(1)}`;
  const whole = Math.ceil(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
