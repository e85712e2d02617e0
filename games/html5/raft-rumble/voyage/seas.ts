import { duel, type Level, type SeaName } from "./levels.ts";

/** How badly the computer aims for a crew whose player is away. */
const ERROR = 0.07;

const line = "sea";

/** The seas that two machines can fight on: the same raft for both, and a bit of everything. The first is chosen until the host says otherwise. */
export const seas: readonly (Level & { readonly id: string; readonly name: SeaName })[] = [
  { ...duel, id: "open", name: "openSea", line, error: ERROR },
  { ...duel, id: "lagoon", name: "lagoon", line, error: ERROR, waters: "lagoon", swell: 6, wind: 0.008 },
  {
    ...duel,
    id: "rock",
    name: "rock",
    line,
    error: ERROR,
    waters: "lagoon",
    swell: 9,
    hurdles: [["rock", 480]],
  },
  { ...duel, id: "whale", name: "whaleWatch", line, error: ERROR, swell: 11, hurdles: [["whale", 480]] },
  {
    ...duel,
    id: "night",
    name: "nightBuoys",
    line,
    error: ERROR,
    waters: "night",
    swell: 12,
    hurdles: [
      ["buoy", 400],
      ["buoy", 560],
    ],
  },
  { ...duel, id: "storm", name: "storm", line, error: ERROR, waters: "storm", swell: 23, wind: 0.036 },
];
