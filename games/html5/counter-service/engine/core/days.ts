/** What makes a day unlike the others. */
export type Twist = "rush" | "critic" | "hot";

export type DayPlan = {
  guests: number;
  /** Seconds from one guest to the next. */
  gap: number;
  /** Seconds until a usual guest gives up. */
  patience: number;
  /** How far the hand swings, as a part of the plate. */
  sway: number;
  /** Turns of the cutter in a second. */
  spin: number;
  heat: number;
  twist: Twist | undefined;
};

export const twists: Record<Twist, { title: string; note: string }> = {
  rush: { title: "Rush hour", note: "They come two by two" },
  critic: { title: "A critic is about", note: "Picky, but tips well" },
  hot: { title: "Heat wave", note: "All cooks faster" },
};

export function twistOf(day: number): Twist | undefined {
  if (day % 5 === 0) return "critic";
  if (day % 4 === 3) return "rush";
  return day % 6 === 0 ? "hot" : undefined;
}

/**
 * Gets harder without end, but ever more slowly: a career may last as long as somebody likes it.
 * `pace`: how long an order takes in this kitchen, compared to a burger.
 */
export function planOf(day: number, pace = 1): DayPlan {
  const twist = twistOf(day);
  const hardness = 1 - 1 / (1 + (day - 1) / 6);
  return {
    guests: Math.min(2 + day, 11) + (twist === "rush" ? 1 : 0),
    gap: (21 - 13 * hardness) * pace,
    patience: (90 - 42 * hardness) * pace,
    sway: 0.45 + 0.5 * hardness,
    spin: 0.22 + 0.2 * hardness,
    heat: twist === "hot" ? 1.25 : 1,
    twist,
  };
}
