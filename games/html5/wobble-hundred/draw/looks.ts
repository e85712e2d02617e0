import { INK } from "./colours.ts";

export type Look = {
  skin: string;
  skinFar: string;
  shirt: string;
  shirtFar: string;
  shorts: string;
  shoe: string;
  ink: string;
};
export const heroLook: Look = {
  skin: "#ffc79a",
  skinFar: "#e2a078",
  shirt: "#ffd23f",
  shirtFar: "#d9a92a",
  shorts: "#2f4fd0",
  shoe: "#f7f7ff",
  ink: INK,
};
export const ghostLook: Look = {
  skin: "#eaf6ff",
  skinFar: "#d3e8f6",
  shirt: "#d5efff",
  shirtFar: "#bfe0f5",
  shorts: "#a9cfee",
  shoe: "#ffffff",
  ink: "#6f9cc4",
};
