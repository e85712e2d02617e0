import type { Control, Game } from "#domain/catalogue/game.ts";
import { namedInput } from "./control-keys.ts";

export type Way = "up" | "down" | "left" | "right";

/** A key of the game and what it does there. */
export type PresetKey = { readonly code: string; readonly hint: string };

/** Preset of a game's input: what gamepads, on-screen buttons and remapped keys start from. */
export type InputPreset = {
  /** `own`: the game reads gamepads itself, so the portal leaves them to it. */
  readonly gamepad: "own" | "mapped";
  /** `own`: the game is played by touch as it is. `buttons`: it is with on-screen buttons. Both are fit for phones. */
  readonly touch: "own" | "buttons" | "unfit";
  /** Keys of the directions. */
  readonly ways: Readonly<Partial<Record<Way, string>>>;
  /** Keys of everything else, the most important first. */
  readonly keys: readonly PresetKey[];
  readonly pause?: string;
  /** The mouse does something. */
  readonly hasPointer: boolean;
};

const waysOf: Readonly<Record<string, Way>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};
const letterWays: Readonly<Record<string, Way>> = { KeyW: "up", KeyS: "down", KeyA: "left", KeyD: "right" };

/** As many as a gamepad has buttons for, and a screen room. */
const MAX_KEYS = 8;

/** Restart and sound are pressed by accident more often than on purpose. */
const ASIDE =
  /\b(?:restart|mute|sound|throw again|new game|new life|start again|start the day over|back to)\b/i;

/**
 * The preset of a game: its manifest's `input`, and for the rest what the words of its controls say. Hints are taken from `shown`, the actions of
 * these controls for a reader of another language.
 */
export function inputPreset(
  { controls = [], input = {} }: Pick<Game, "controls" | "input">,
  shown: readonly string[] = [],
): InputPreset {
  const named = controls
    .flatMap((control, at) =>
      splitControl(control, shown.length === controls.length ? shown[at] : control.action),
    )
    .map(({ input: words, ...control }) => ({ ...control, ...namedInput(words) }));
  const all = named.flatMap(({ keys }) => keys);
  const pause = named.find(({ action, keys }) => /^pause\b/i.test(action) && keys.length > 0)?.keys[0];
  const actions = named.filter(({ action }) => !ASIDE.test(action) && !/^pause\b/i.test(action));
  const ways = waysAmong(all);
  const moving = new Set([...Object.values(ways), ...(Object.keys(ways).length > 0 ? wasd(all) : [])]);
  const keys = input.keys
    ? input.keys.map((code) => ({ code, hint: hintOf(code, named) }))
    : uniqueKeys(actions.flatMap((control) => keyOf(control, moving)));
  return {
    gamepad: input.gamepad ?? "mapped",
    touch: input.touch ?? "unfit",
    ways,
    keys: keys.slice(0, MAX_KEYS),
    ...(pause !== undefined && { pause }),
    hasPointer: named.some(({ hasPointer }) => hasPointer),
  };
}

type Named = {
  readonly action: string;
  readonly hint: string;
  readonly keys: readonly string[];
  readonly hasPointer: boolean;
};

/** "H, U, F" with "Hint, take back, flip the board" are three controls. */
function splitControl({ input, action }: Control, shown = action): (Control & { hint: string })[] {
  const inputs = input.split(/, /);
  const actions = action.split(/, /);
  const areLetters = inputs.length > 1 && inputs.every((one) => /^[A-Z]$/.test(one));
  if (!areLetters || inputs.length !== actions.length) return [{ input, action, hint: shown }];
  const hints = shown.split(/[,،、，]\s*/);
  const areHints = hints.length === inputs.length;
  return inputs.map((one, at) => {
    const part = actions[at] ?? "";
    return { input: one, action: part, hint: (areHints && hints[at]) || part };
  });
}

/** Arrow keys where the game has any, else the four letters. */
function waysAmong(keys: readonly string[]): Partial<Record<Way, string>> {
  const table = keys.some((code) => code in waysOf) ? waysOf : wasd(keys).length === 4 ? letterWays : {};
  const ways = Object.entries(table).filter(([code]) => keys.includes(code));
  return Object.fromEntries(ways.map(([code, way]) => [way, code]));
}

const wasd = (keys: readonly string[]) => Object.keys(letterWays).filter((code) => keys.includes(code));

/** The key of a control: the first that is no direction. Digits mean a choice, so each is one. */
function keyOf({ hint, keys }: Named, moving: ReadonlySet<string>): PresetKey[] {
  const first = keys.find((code) => !moving.has(code));
  if (first === undefined) return [];
  return (keys.every(isDigit) ? keys : [first]).map((code) => ({ code, hint }));
}

const isDigit = (code: string) => code.startsWith("Digit");

function hintOf(code: string, named: readonly Named[]): string {
  return named.find(({ keys }) => keys.includes(code))?.hint ?? "";
}

/** Each key once, digits last. */
function uniqueKeys(keys: readonly PresetKey[]): PresetKey[] {
  const unique = [...new Map(keys.toReversed().map((key) => [key.code, key])).values()].toReversed();
  return [...unique.filter(({ code }) => !isDigit(code)), ...unique.filter(({ code }) => isDigit(code))];
}
