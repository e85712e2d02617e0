import type { Hat } from "#kit/purse/hats.ts";
import { wornHat } from "#kit/purse/purse.ts";

/** How somebody looks. */
export type Look = {
  skin: string;
  shirt: string;
  trim: string;
  shorts: string;
  shoes: string;
  hair: Hair;
  hairColor: string;
  hat?: Hat;
  extra?: "headband" | "glasses" | "moustache" | "whistle" | "freckles";
};

export type Hair =
  | "short"
  | "curls"
  | "floppy"
  | "bun"
  | "flat-top"
  | "cap"
  | "ponytail"
  | "mohawk"
  | "bald"
  | "mop";

export const INK = "#1d1426";

export const heroLook: Look = {
  skin: "#c98457",
  shirt: "#ff7a3d",
  trim: "#fff3dc",
  shorts: "#2a2f6b",
  shoes: "#ffffff",
  hair: "curls",
  hairColor: "#2b1a17",
  extra: "headband",
};

/** The hero in the visitor's hat, with the hair out of its way. */
export function yourLook(): Look {
  const hat = wornHat();
  if (!hat) return heroLook;
  const { extra: _, ...look } = heroLook;
  return { ...look, hair: "short", hat };
}

/** In the ladder's order. */
export const rivalLooks: readonly Look[] = [
  {
    skin: "#f6cfa6",
    shirt: "#9be04f",
    trim: "#3d7a1f",
    shorts: "#3d7a1f",
    shoes: "#ffe14d",
    hair: "floppy",
    hairColor: "#f0b429",
    extra: "freckles",
  },
  {
    skin: "#eab48c",
    shirt: "#c77dff",
    trim: "#ffe6f2",
    shorts: "#6a3d8f",
    shoes: "#ff8fb8",
    hair: "bun",
    hairColor: "#e8e6ee",
    extra: "glasses",
  },
  {
    skin: "#8a5635",
    shirt: "#ffd23f",
    trim: "#2b2b3a",
    shorts: "#2b2b3a",
    shoes: "#ff5d5d",
    hair: "flat-top",
    hairColor: "#191218",
  },
  {
    skin: "#f2bd91",
    shirt: "#3b4252",
    trim: "#e84a5f",
    shorts: "#20242e",
    shoes: "#e84a5f",
    hair: "cap",
    hairColor: "#e84a5f",
    extra: "freckles",
  },
  {
    skin: "#a86a45",
    shirt: "#ff4f6d",
    trim: "#ffd9a0",
    shorts: "#7a1730",
    shoes: "#ffd9a0",
    hair: "ponytail",
    hairColor: "#3a1620",
    extra: "headband",
  },
  {
    skin: "#e9b185",
    shirt: "#19c8d8",
    trim: "#fff275",
    shorts: "#12355b",
    shoes: "#fff275",
    hair: "mohawk",
    hairColor: "#ff3fa4",
  },
  {
    skin: "#d99a6c",
    shirt: "#f4f4f4",
    trim: "#1f7a5c",
    shorts: "#1f7a5c",
    shoes: "#20242e",
    hair: "bald",
    hairColor: "#5a3a28",
    extra: "whistle",
  },
  {
    skin: "#f0c8a0",
    shirt: "#5566aa",
    trim: "#c9d4ff",
    shorts: "#39406b",
    shoes: "#2a2a33",
    hair: "mop",
    hairColor: "#dfe4ee",
    extra: "moustache",
  },
];

export const lookOf = (rung: number): Look => rivalLooks[rung] ?? heroLook;
