import type { LogoDesign } from "#kit/logo/design.ts";
import { both, grow, lean } from "#kit/logo/warps.ts";

/** Letters that come nearer on the slope; the ball rolls in the middle of them. */
export const design: LogoDesign = {
  lines: [{ text: "Slopeline", drawn: [2], warp: both(grow(1.5), lean(0.12)) }],
  fill: ["#ffe27a", "#ff6b4a"],
  outline: "#2b1040",
  side: "#7a1f5c",
  depth: 12,
  room: [0, 44, 16, 24],
  art: ({ letter }) => {
    const [left, right, ball] = [letter(0, 0).left - 20, letter(0, -1).right + 20, letter(0, 2).middle];
    return {
      behind: `<path d="M${left + 30} 20L${right + 16} 46L${right - 4} 70L${left} 26Z" fill="#ff5ca8" stroke="#2b1040" stroke-width="7" stroke-linejoin="round"/>`,
      front: `<g transform="translate(${ball} -36) rotate(-18)" stroke="#2b1040" stroke-width="9"><circle r="37" fill="#ff7a3d"/><path d="M-34 -14C-14 2 14 2 34 -14L36 8C14 24 -14 24 -36 8Z" fill="#fff6e0" stroke-width="5"/></g><ellipse cx="${ball - 10}" cy="-54" rx="9" ry="6" fill="#fff" opacity=".8"/>`,
    };
  },
};
