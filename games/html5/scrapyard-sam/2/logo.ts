import { logoOfChapter } from "#html5/scrapyard-sam/logo-of-chapter.ts";

export const design = logoOfChapter(2, {
  fill: ["#d8f0ff", "#5b84e8"],
  outline: "#101a3a",
  side: "#263a86",
  cog: "#6f86b8",
});
