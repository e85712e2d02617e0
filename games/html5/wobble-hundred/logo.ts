import type { LogoDesign } from "#kit/logo/design.ts";
import { lean, tumble } from "#kit/logo/warps.ts";

/** Letters that can hardly stand, on a track with a ribbon. */
export const design: LogoDesign = {
  lines: [
    {
      text: "Wobble",
      size: 1.1,
      spacing: 5,
      warp: tumble([
        [-9, 0],
        [8, 8],
        [-6, 0],
        [11, 10],
        [-4, 2],
        [16, -4],
      ]),
    },
    { text: "Hundred", y: 108, size: 0.92, spacing: 2, warp: lean(0.1), fill: ["#ffffff", "#ffe08a"] },
  ],
  fill: ["#7ff0ff", "#2f8fe8"],
  outline: "#14213d",
  side: "#0b1226",
  room: [4, 30, 12, 30],
  art: ({ letter }) => {
    const edge = letter(1, -1).right + 16;
    return {
      behind: `<rect x="${-edge - 14}" y="34" width="${2 * edge + 28}" height="88" rx="12" fill="#d6493a" stroke="#14213d" stroke-width="8"/><path d="M${-edge - 8} 62H${edge + 8}M${-edge - 8} 94H${edge + 8}" stroke="#fff" stroke-width="4" opacity=".7"/>`,
    };
  },
};
