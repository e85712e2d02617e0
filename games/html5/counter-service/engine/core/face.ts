export type Extra =
  | "glasses"
  | "shades"
  | "moustache"
  | "beard"
  | "bow"
  | "freckles"
  | "scarf"
  | "tie"
  | "earrings"
  | "monocle"
  | "tooth"
  | "beak"
  | "snout"
  | "headset"
  | "flower";

/** What a guest looks like, put together from parts. */
export type Face = {
  head: "round" | "tall" | "wide" | "square" | "drop";
  skin: string;
  shirt: string;
  ears: "round" | "cat" | "bear" | "bunny" | "antenna" | "horns" | "none";
  hair:
    | "none"
    | "bun"
    | "spikes"
    | "curls"
    | "bob"
    | "quiff"
    | "cap"
    | "beanie"
    | "topper"
    | "crown"
    | "leaf"
    | "tuft";
  hairColor: string;
  extras?: readonly Extra[];
};
