import type { LogoDesign } from "#kit/logo/design.ts";
import { tumble } from "#kit/logo/warps.ts";

const hops = [0, 16, 4, 18, 2, 16, 4, 18, 0];
const chalk = ["#ffd35c", "#ff8fb1", "#7fe3bb", "#8cc8ff"];

/** Each letter hops on a chalk square of its own; the second word is a road. */
export const design: LogoDesign = {
  lines: [
    { text: "Hopscotch", spacing: 20, size: 0.9, warp: tumble(hops.map((up, at) => [at % 2 ? 5 : -5, up])) },
    { text: "Highway", y: 128, size: 1.3, spacing: 2, fill: ["#68738a", "#3d465a"] },
  ],
  fill: ["#ffffff", "#ffe9b0"],
  outline: "#1d2b22",
  side: "#0e1712",
  room: [36, 20, 4, 20],
  art: ({ letter, line }) => ({
    behind: line(0)
      .map(
        ({ left, middle, right }, at) =>
          `<rect x="${left - 11}" y="${-108 - (hops[at] ?? 0)}" width="${right - left + 22}" height="124" rx="12" fill="${chalk[at % 4]}" stroke="#1d2b22" stroke-width="7" transform="rotate(${at % 2 ? 5 : -5} ${middle} -46)"/>`,
      )
      .join(""),
    front: `<path clip-path="url(#logo-shape)" d="M${letter(1, 0).left - 10} 74H${letter(1, -1).right}" stroke="#ffd35c" stroke-width="9" stroke-dasharray="26 16"/>`,
  }),
};
