import type { LogoDesign } from "#kit/logo/design.ts";
import { arch, bulge } from "#kit/logo/warps.ts";

/** A badge with the yard lines of a field; the round letter is the ball. */
export const design: LogoDesign = {
  lines: [
    { text: "Pocket", size: 0.72, y: -112, warp: arch(10), spacing: 5, fill: ["#ffffff", "#d5e6ff"] },
    { text: "Gridiron", drawn: [6], warp: bulge(0.18), spacing: 3 },
  ],
  fill: ["#fff3c4", "#ffb52e"],
  outline: "#10243f",
  side: "#8b1e2d",
  room: [6, 20, 26, 20],
  art: ({ letter }) => {
    const edge = letter(1, -1).right + 12;
    const yards = Array.from({ length: 9 }, (_, at) => -edge + 20 + ((edge - 20) / 4) * at)
      .map((at) => `M${Math.round(at)} 20v14`)
      .join("");
    return {
      behind: `<rect x="${-edge}" y="-34" width="${2 * edge}" height="74" rx="16" fill="#2f8f46" stroke="#10243f" stroke-width="8"/><path d="${yards}" stroke="#fff" stroke-width="5"/>`,
      front: `<g transform="translate(${letter(1, 6).middle} -46) rotate(-32)" stroke="#10243f" stroke-width="8"><path d="M-48 0C-30 -36 30 -36 48 0C30 36 -30 36 -48 0Z" fill="#a8572c"/><path d="M-20 0H20M-12 -7V7M0 -7V7M12 -7V7" stroke="#fff" stroke-width="5" stroke-linecap="round"/><path d="M-34 -13Q-28 0 -34 13M34 -13Q28 0 34 13" fill="none" stroke="#fff" stroke-width="5"/></g>`,
    };
  },
};
