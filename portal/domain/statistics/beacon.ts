import { z } from "zod";

/** More minutes in one beacon mean a broken clock. */
const MAX_MINUTES = 180;

const look = z.strictObject({
  /** The URL of a prerendered page that is now visible. */
  page: z.string().startsWith("/").max(2000),
});

const play = z.strictObject({
  /** The game's path in the catalogue. */
  game: z.string().min(1).max(2000),
  /** Left out when the game is launched; afterwards how long it was played. */
  minutes: z.int().min(1).max(MAX_MINUTES).optional(),
});

const shape = z.union([play, look]);

/** Beacon: what an open page reports. A prerendered page became visible, its game was launched, or was played for so long. */
export type Beacon = z.infer<typeof shape>;

/** Parses the body of a beacon; undefined for anything else. */
export function parseBeacon(text: string): Beacon | undefined {
  try {
    return shape.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
