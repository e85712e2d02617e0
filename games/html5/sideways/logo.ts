import type { LogoDesign } from "#kit/logo/design.ts";
import { both, lean, rise } from "#kit/logo/warps.ts";

/** Letters that slide, the marks of their tyres, and the car that left them. */
export const design: LogoDesign = {
  lines: [{ text: "Sideways", warp: both(lean(0.36), rise(0.07)), spacing: 2 }],
  fill: ["#ffffff", "#ffc928"],
  outline: "#1d1b2e",
  side: "#c0392b",
  depth: 12,
  room: [22, 66, 34, 30],
  art: ({ letter }) => {
    const left = letter(0, 0).left;
    const right = letter(0, -1).right;
    const mark = (down: number) =>
      `M${left - 20} ${44 + down}C${left + 120} ${54 + down} ${right - 120} ${30 + down} ${right + 24} ${-58 + down * 1.3}`;
    return {
      behind: `<g fill="none" stroke="#15131f" stroke-linecap="round"><path d="${mark(0)}" stroke-width="13" stroke-dasharray="60 5 90 4"/><path d="${mark(26)}" stroke-width="13" stroke-dasharray="80 6 50 4"/></g>`,
      front: `<g transform="translate(${right + 30} -62) rotate(-78)" stroke="#1d1b2e" stroke-width="6" stroke-linejoin="round"><path d="M-26 -22h52v10h-52zM-26 12h52v10h-52z" fill="#1d1b2e"/><rect x="-40" y="-19" width="80" height="38" rx="13" fill="#ff4f3d"/><path d="M-12 -14H12L18 0L12 14H-12L-18 0Z" fill="#bfe4ff" stroke-width="4"/><path d="M-38 -5H38M-38 5H38" stroke="#fff" stroke-width="4"/></g>`,
    };
  },
};
