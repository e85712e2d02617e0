import { logoOfChapter } from "#html5/scrapyard-sam/logo-of-chapter.ts";

export const design = logoOfChapter(3, {
  fill: ["#e3fff4", "#2fb3a0"],
  outline: "#0b2a30",
  side: "#14615f",
  cog: "#4f8f95",
});
