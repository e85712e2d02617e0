import { z } from "zod";

/** Longer than anybody plays without looking away; more is a broken clock. */
const longestMinutes = 180;

const shape = z.strictObject({
  /** The game's path in the catalogue. */
  game: z.string().min(1).max(2000),
  /** Left out when the game is launched; afterwards how long it was played. */
  minutes: z.int().min(1).max(longestMinutes).optional(),
});

/** What the page of a game tells while it is played: that it was launched, or for how many minutes. */
export type Beacon = z.infer<typeof shape>;

/** Undefined for anything else. */
export function parseBeacon(text: string): Beacon | undefined {
  try {
    return shape.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
