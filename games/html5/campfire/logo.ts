import type { LogoDesign } from "#kit/logo/design.ts";
import { arch } from "#kit/logo/warps.ts";

/** The i burns, on two logs. */
export const design: LogoDesign = {
  lines: [{ text: "Campfire", drawn: [5], spacing: 4, warp: arch(8) }],
  fill: ["#fff1a8", "#ff7a2f"],
  outline: "#2a120c",
  side: "#6e2413",
  room: [40, 8, 18, 8],
  art: ({ letter }) => {
    const { middle } = letter(0, 5);
    return {
      behind: `<circle cx="${middle}" cy="-70" r="92" fill="#ffb63d" opacity=".3"/>`,
      front: `<g transform="translate(${middle} -6)" stroke="#2a120c" stroke-width="8" stroke-linejoin="round"><g fill="#8a5530"><rect x="-36" y="-2" width="72" height="20" rx="9" transform="rotate(14)"/><rect x="-36" y="-2" width="72" height="20" rx="9" transform="rotate(-14)"/></g><path d="M0 -2C-34 -2 -34 -40 -18 -60C-14 -46 -8 -48 -8 -58C-10 -86 2 -104 14 -124C12 -98 36 -76 34 -40C32 -12 20 -2 0 -2Z" fill="#ff5a1f"/><path d="M2 -8C-14 -8 -16 -28 -6 -40C-2 -32 4 -36 6 -60C18 -46 24 -30 18 -18C14 -10 8 -8 2 -8Z" fill="#ffd84a" stroke="none"/></g>`,
    };
  },
};
