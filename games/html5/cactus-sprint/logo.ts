import type { LogoDesign } from "#kit/logo/design.ts";
import { lean } from "#kit/logo/warps.ts";

/** The t is a cactus, and the second word is on the run. */
export const design: LogoDesign = {
  lines: [
    { text: "Cactus", drawn: [3], spacing: 3, fill: ["#d9f77c", "#58b947"] },
    { text: "Sprint", y: 110, x: 22, size: 1.04, warp: lean(0.24) },
  ],
  fill: ["#fff0b8", "#ff8c3d"],
  outline: "#3a1d12",
  side: "#7a3417",
  room: [24, 6, 4, 30],
  art: ({ letter }) => {
    const x = letter(1, 0).left;
    const streaks = `M${x - 66} 40H${x - 8}M${x - 46} 66H${x - 16}M${x - 74} 92H${x - 20}`;
    return {
      behind: `<g stroke="#3a1d12" stroke-width="15" stroke-linecap="round"><path d="${streaks}"/></g><g stroke="#fff0b8" stroke-width="7" stroke-linecap="round"><path d="${streaks}"/></g>`,
      front: `<g transform="translate(${letter(0, 3).middle + 1} 0)" fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="M0 -4V-112M-22 -78V-56C-22 -46 -12 -44 0 -44M22 -92V-70C22 -60 12 -58 0 -58" stroke="#3a1d12" stroke-width="38"/><path d="M0 -4V-112M-22 -78V-56C-22 -46 -12 -44 0 -44M22 -92V-70C22 -60 12 -58 0 -58" stroke="#3fae4e" stroke-width="20"/><path d="M-4 -20V-108" stroke="#a9ef7d" stroke-width="4"/><circle cy="-124" r="9" fill="#ff6fae" stroke="#3a1d12" stroke-width="6"/></g>`,
    };
  },
};
