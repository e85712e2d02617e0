import type { LogoDesign } from "#kit/logo/design.ts";
import { both, lean, rise } from "#kit/logo/warps.ts";

const shout = both(lean(0.14), rise(0.05));

/** A ball and a hoop for the two round letters. */
export const design: LogoDesign = {
  lines: [
    { text: "Hoop", size: 1.15, drawn: [1, 2], warp: shout, spacing: 4 },
    { text: "Shift", y: 126, x: 30, warp: shout, fill: ["#ffd75e", "#ff9a2e"] },
  ],
  fill: ["#ffffff", "#bfe4ff"],
  outline: "#16244a",
  side: "#0c1530",
  room: [10, 0, 6, 0],
  art: ({ letter }) => {
    const [x, ring] = [letter(0, 1).middle + 2, letter(0, 2).middle + 6];
    return {
      front: `<g transform="translate(${x} -40)" fill="none" stroke="#16244a" stroke-width="6"><circle r="39" fill="#ff8a34" stroke-width="9"/><path d="M-38 -4C-12 -14 14 -12 38 6M-4 -38C-14 -10 -10 14 6 38M-30 -25C-12 -6 -18 18 -26 29M28 -28C10 -12 14 14 29 25"/></g><g transform="translate(${ring} -52)" fill="none" stroke-linecap="round"><path d="M-32 4L-18 52L18 52L32 4M-20 6L8 52M20 6L-8 52M-28 20H28M-23 36H23" stroke="#16244a" stroke-width="12"/><path d="M-32 4L-18 52L18 52L32 4M-20 6L8 52M20 6L-8 52M-28 20H28M-23 36H23" stroke="#fff" stroke-width="4.5"/><ellipse rx="40" ry="14" stroke="#16244a" stroke-width="19"/><ellipse rx="40" ry="14" stroke="#ff4f3d" stroke-width="9"/></g>`,
    };
  },
};
