import type { Control, InputMarks, StageSize } from "#domain/catalogue/game.ts";
import type { ConsoleSystem } from "./cartridge.ts";

/** What the list says of every cartridge of a console, as the portal's own page plays it. */
export type ConsoleListing = {
  readonly tags: readonly string[];
  readonly stage: StageSize;
  readonly controls: readonly Control[];
  readonly input: InputMarks;
};

/** Pixels of the consoles' pictures. */
const stages: Readonly<Record<ConsoleSystem, StageSize>> = {
  nes: { width: 256, height: 240 },
  gb: { width: 160, height: 144 },
  gbc: { width: 160, height: 144 },
  gba: { width: 240, height: 160 },
};

const controls: readonly Control[] = [
  { input: "Arrow keys", action: "Direction pad" },
  { input: "X", action: "A" },
  { input: "Z", action: "B" },
  { input: "Enter", action: "Start" },
  { input: "C", action: "Select" },
];
const shoulders: readonly Control[] = [
  { input: "Q", action: "Left shoulder" },
  { input: "E", action: "Right shoulder" },
];

/** Tags, stage and controls of a cartridge for the list. */
export function consoleListing(system: ConsoleSystem): ConsoleListing {
  return {
    tags: ["console", "retro", system],
    stage: stages[system],
    controls: system === "gba" ? [...controls, ...shoulders] : controls,
    input: {
      touch: "buttons",
      gamepad: "own",
      keys: ["KeyX", "KeyZ", "Enter", "KeyC", ...(system === "gba" ? ["KeyQ", "KeyE"] : [])],
    },
  };
}
