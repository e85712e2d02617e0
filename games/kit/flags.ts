/** Flags for tests and covers in the URL's fragment: `#bot&speed=8&seed=3&until=1200`. */
export type Flags = {
  /** The game's bot plays. */
  hasBot: boolean;
  /** Factor by which the game runs faster than real time. */
  speed: number;
  /** The seed of the first round; a bot plays the same game every time. */
  seed: number | undefined;
  /** The game stops after this many steps of play, or at the step that the bot names for the cover. */
  until: number | "cover";
};

const MAX_SPEED = 64;

export function readFlags(hash: string): Flags {
  const parameters = new URLSearchParams(hash.replace(/^#/, ""));
  const number = (name: string) => {
    const value = Number(parameters.get(name) ?? Number.NaN);
    return Number.isFinite(value) && value >= 0 ? value : undefined;
  };
  const hasBot = parameters.has("bot");
  return {
    hasBot,
    speed: Math.min(MAX_SPEED, Math.max(1, Math.floor(number("speed") ?? 1))),
    seed: number("seed") ?? (hasBot ? 1 : undefined),
    until: parameters.get("until") === "cover" ? "cover" : (number("until") ?? Number.POSITIVE_INFINITY),
  };
}
