import type { Game } from "#domain/catalogue/game.ts";

export type InputDevice = "keys" | "mouse" | "touch" | "gamepad";

const patterns: readonly (readonly [InputDevice, RegExp])[] = [
  ["mouse", /\b(?:mouse|clicks?|drag|pointer|buttons?)\b/i],
  ["touch", /\b(?:touch|taps?|swipe)\b/i],
  ["gamepad", /\b(?:gamepad|controller|stick)\b/i],
  ["keys", /\b(?:arrows?|wasd|keys?|keyboard|space|shift|enter|up|down|left|right|[a-z]|\d)\b/i],
];

/** A game page compares hundreds of games. Games never change; a new catalogue has new ones. */
const cache = new WeakMap<Pick<Game, "controls">, ReadonlySet<InputDevice>>();

/** What a game is played with, as the words of its controls say. */
export function inputDevices(game: Pick<Game, "controls">): ReadonlySet<InputDevice> {
  const cached = cache.get(game) ?? readDevices(game);
  cache.set(game, cached);
  return cached;
}

/** A right click is no arrow key, and an article no letter. */
function readDevices({ controls = [] }: Pick<Game, "controls">): ReadonlySet<InputDevice> {
  const devices = new Set<InputDevice>();
  for (const { input } of controls) {
    const rest = input
      .replace(/\b(?:left|right) (?:click|button)/gi, "click")
      .replace(/\b(?:a|an|the)\b /g, "");
    for (const [device, pattern] of patterns) if (pattern.test(rest)) devices.add(device);
  }
  return devices;
}
