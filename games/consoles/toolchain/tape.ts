import type { Button, Console } from "./play.ts";

/** What was held for how many frames, on the first controller. */
export type Step = { readonly frames: number; readonly buttons: readonly Button[] };

/** A tape as text: a line for each step, the frames and what was held. */
export function tapeText(tape: readonly Step[]): string {
  const merged: Step[] = [];
  for (const step of tape) {
    const last = merged.at(-1);
    if (last && last.buttons.join() === step.buttons.join())
      merged[merged.length - 1] = { frames: last.frames + step.frames, buttons: last.buttons };
    else merged.push(step);
  }
  return merged.map(({ frames, buttons }) => `${[frames, ...buttons].join(" ")}\n`).join("");
}

const names: readonly string[] = [
  "a",
  "b",
  "select",
  "start",
  "up",
  "down",
  "left",
  "right",
] satisfies Button[];
const isButton = (name: string): name is Button => names.includes(name);

export function parseTape(text: string): Step[] {
  return text
    .trimEnd()
    .split("\n")
    .map((line) => {
      const [frames, ...buttons] = line.split(" ");
      return { frames: Number(frames), buttons: buttons.filter(isButton) };
    });
}

/** Plays a tape, or as much of it as there is until the console has shown so many frames. */
export function playTape(game: Console, tape: readonly Step[], untilFrame = Number.POSITIVE_INFINITY): void {
  for (const { frames, buttons } of tape) {
    if (game.frames >= untilFrame) return;
    game.step(Math.min(frames, untilFrame - game.frames), buttons);
  }
}
