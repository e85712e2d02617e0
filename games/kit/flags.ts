/** What the address asks for after its `#`: `#bot&speed=8&seed=3&until=1200`. Meant for tests and covers. */
export type Flags = {
  /** The game's bot plays. */
  hasBot: boolean;
  /** Steps are made this many times as fast as the clock says. */
  speed: number;
  /** The seed of the first round; a bot plays the same game every time. */
  seed: number | undefined;
  /** The game stands still after this many steps of play, or at the step that the bot names for the cover. */
  until: number | "cover";
};

export function readFlags(hash: string): Flags {
  const words = new URLSearchParams(hash.replace(/^#/, ""));
  const number = (name: string) => {
    const value = Number(words.get(name) ?? Number.NaN);
    return Number.isFinite(value) && value >= 0 ? value : undefined;
  };
  const hasBot = words.has("bot");
  return {
    hasBot,
    speed: Math.min(64, Math.max(1, Math.floor(number("speed") ?? 1))),
    seed: number("seed") ?? (hasBot ? 1 : undefined),
    until: words.get("until") === "cover" ? "cover" : (number("until") ?? Number.POSITIVE_INFINITY),
  };
}
