import type { LogoDesign } from "#kit/logo/design.ts";
import { arch } from "#kit/logo/warps.ts";

const splat = (x: number, y: number, size: number, colour: string) =>
  `<g transform="translate(${x} ${y}) scale(${size})" fill="${colour}"><path d="M0 -40C16 -42 18 -22 32 -26C50 -28 40 -6 44 4C52 22 28 20 26 34C20 52 6 34 -8 40C-28 46 -24 24 -38 18C-54 8 -34 -4 -36 -18C-36 -38 -16 -24 0 -40Z"/><circle cx="54" cy="-30" r="8"/><circle cx="-50" cy="34" r="6"/><circle cx="48" cy="36" r="5"/></g>`;

/** A mask between splashes of paint. */
export const design: LogoDesign = {
  lines: [{ text: "Masquerade", warp: arch(22), spacing: 1 }],
  fill: ["#ffffff", "#ffd0ea"],
  outline: "#3b0f4f",
  side: "#7a1a77",
  room: [64, 96, 56, 96],
  art: ({ letter }) => {
    const edge = letter(0, -1).right;
    return {
      behind: `${splat(-edge + 30, -84, 2, "#26c6da")}${splat(edge - 24, -78, 2.1, "#ffd23f")}${splat(-edge * 0.35, -2, 1.7, "#8ae234")}${splat(edge * 0.42, -120, 1.7, "#ff5ca8")}`,
      front: `<g transform="translate(0 -148)" stroke="#3b0f4f" stroke-width="7" stroke-linejoin="round"><path d="M-62 -16C-40 -30 -16 -22 0 -10C16 -22 40 -30 62 -16C64 12 44 26 26 22C14 20 6 8 0 8C-6 8 -14 20 -26 22C-44 26 -64 12 -62 -16Z" fill="#ff4f9a"/><ellipse cx="-29" cy="-1" rx="13" ry="8" fill="#2a0a38" stroke-width="4" transform="rotate(10 -29 -1)"/><ellipse cx="29" cy="-1" rx="13" ry="8" fill="#2a0a38" stroke-width="4" transform="rotate(-10 29 -1)"/><path d="M62 -16C78 -40 96 -40 100 -34C92 -26 82 -10 62 -6" fill="#ffd23f"/></g>`,
    };
  },
};
