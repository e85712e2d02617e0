import { z } from "zod";

/** Longer than anybody plays without looking away; more is a broken clock. */
const longestMinutes = 180;

const look = z.strictObject({
  /** The address of a page that the browser had fetched ahead, and that is now looked at. */
  page: z.string().startsWith("/").max(2000),
});

const play = z.strictObject({
  /** The game's path in the catalogue. */
  game: z.string().min(1).max(2000),
  /** Left out when the game is launched; afterwards how long it was played. */
  minutes: z.int().min(1).max(longestMinutes).optional(),
});

const shape = z.union([play, look]);

/** What a page tells while it is open: that it is looked at after all, that its game was launched, or played for how long. */
export type Beacon = z.infer<typeof shape>;

/** Undefined for anything else. */
export function parseBeacon(text: string): Beacon | undefined {
  try {
    return shape.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
