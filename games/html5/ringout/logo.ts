import type { LogoDesign } from "#kit/logo/design.ts";
import { bulge } from "#kit/logo/warps.ts";

const star = (x: number, y: number, size: number, turn: number) =>
  `<path transform="translate(${x} ${y}) rotate(${turn}) scale(${size})" d="M0 -20L6 -7L20 -6L9 3L13 17L0 9L-13 17L-9 3L-20 -6L-6 -7Z" fill="#ffe14d" stroke="#1b1440" stroke-width="6" stroke-linejoin="round"/>`;

/** The ropes of a ring; the round letter sees stars. */
export const design: LogoDesign = {
  lines: [{ text: "Ringout", warp: bulge(-0.2), spacing: 3, size: 1.1 }],
  fill: ["#fff36b", "#ff5a3d"],
  outline: "#1b1440",
  side: "#5a1247",
  room: [34, 56, 16, 56],
  art: ({ letter }) => {
    const edge = letter(0, -1).right + 34;
    const o = letter(0, 4).middle;
    const rope = (y: number, colour: string) =>
      `<path d="M${-edge} ${y}Q0 ${y + 14} ${edge} ${y}" stroke="#1b1440" stroke-width="15" fill="none"/><path d="M${-edge} ${y}Q0 ${y + 14} ${edge} ${y}" stroke="${colour}" stroke-width="7" fill="none"/>`;
    const post = (x: number) =>
      `<rect x="${x - 11}" y="-112" width="22" height="136" rx="9" fill="#5566c9" stroke="#1b1440" stroke-width="7"/>`;
    return {
      behind: `${rope(-88, "#ff6b6b")}${rope(-46, "#f5f2ff")}${rope(-4, "#4fb4ff")}${post(-edge)}${post(edge)}`,
      front: `${star(o - 34, -104, 0.9, -14)}${star(o + 4, -120, 1.2, 6)}${star(o + 42, -102, 0.8, 20)}`,
    };
  },
};
