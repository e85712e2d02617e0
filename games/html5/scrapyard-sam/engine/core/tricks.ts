/** What Sam learns on his way; the words are the messages `trick.` and `trickHow.` Each chapter begins with the tricks of the ones before. */
export const allTricks = [
  "spring",
  "roll",
  "pound",
  "jets",
  "magnet",
  "driver",
  "whirl",
  "overdrive",
] as const;

export type Trick = (typeof allTricks)[number];
