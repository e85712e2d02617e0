import { logoOfChapter } from "#html5/scrapyard-sam/logo-of-chapter.ts";

export const design = logoOfChapter(4, {
  fill: ["#fff3a0", "#f0a31c"],
  outline: "#2c0f1c",
  side: "#8c1d2a",
  cog: "#d23c4a",
});
