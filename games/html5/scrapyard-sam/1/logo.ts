import { logoOfChapter } from "#html5/scrapyard-sam/logo-of-chapter.ts";

export const design = logoOfChapter(1, {
  fill: ["#ffd987", "#e0622c"],
  outline: "#2a1420",
  side: "#7c2d1e",
  cog: "#c9773d",
});
