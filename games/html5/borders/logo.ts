import type { LogoDesign } from "#kit/logo/design.ts";
import { arch } from "#kit/logo/warps.ts";

/** A trail that is about to close round the word. */
export const design: LogoDesign = {
  lines: [{ text: "Borders", warp: arch(14), spacing: 3 }],
  fill: ["#f7ffe8", "#8fe36b"],
  outline: "#12402c",
  side: "#0b2a1e",
  room: [26, 46, 28, 46],
  art: ({ letter }) => {
    const edge = letter(0, -1).right + 26;
    const trail = `M${-edge} -10C${-edge - 14} -84 ${-edge + 50} -118 0 -132C${edge - 50} -118 ${edge + 14} -84 ${edge} -10C${edge - 6} 34 ${edge - 90} 34 40 34`;
    return {
      behind: `<path d="${trail}" fill="#ff7a3d" fill-opacity=".28" stroke="#12402c" stroke-width="22" stroke-linecap="round"/><path d="${trail}" fill="none" stroke="#ff7a3d" stroke-width="13" stroke-linecap="round"/>`,
      front: `<g transform="translate(34 34)" stroke="#12402c" stroke-width="6"><circle r="20" fill="#ff7a3d"/><g stroke="none"><circle cx="-8" cy="-7" r="6.5" fill="#fff"/><circle cx="-8" cy="8" r="6.5" fill="#fff"/><circle cx="-10" cy="-7" r="3" fill="#12402c"/><circle cx="-10" cy="8" r="3" fill="#12402c"/></g></g>`,
    };
  },
};
