import type { Hat } from "#kit/purse/hats.ts";
import { INK } from "./colours.ts";

export type Look = {
  skin: string;
  skinFar: string;
  shirt: string;
  shirtFar: string;
  shorts: string;
  shoe: string;
  ink: string;
  /** Of the headband. */
  band: string;
  hat?: Hat | undefined;
};
export const heroLook: Look = {
  skin: "#ffc79a",
  skinFar: "#e2a078",
  shirt: "#ffd23f",
  shirtFar: "#d9a92a",
  shorts: "#2f4fd0",
  shoe: "#f7f7ff",
  ink: INK,
  band: "#e8413c",
};
export const ghostLook: Look = {
  skin: "#eaf6ff",
  skinFar: "#d3e8f6",
  shirt: "#d5efff",
  shirtFar: "#bfe0f5",
  shorts: "#a9cfee",
  shoe: "#ffffff",
  ink: "#6f9cc4",
  band: "#6f9cc4",
};

/** Somebody else of the room, in their own colour and otherwise pale as a ghost. */
export const racerLook = (color: string): Look => ({
  ...ghostLook,
  shirt: color,
  shirtFar: color,
  shorts: color,
  ink: INK,
  band: color,
});
