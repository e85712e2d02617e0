import type { LogoDesign } from "#kit/logo/design.ts";
import { wave } from "#kit/logo/warps.ts";

const plank = (x: number, y: number, width: number, turn: number) =>
  `<g transform="rotate(${turn} ${x} ${y})"><rect x="${x}" y="${y}" width="${width}" height="26" rx="7" fill="#a9713c" stroke="#2d1a10" stroke-width="8"/><path d="M${x + 14} ${y + 9}h${width * 0.4}M${x + width * 0.55} ${y + 17}h${width * 0.3}" stroke="#7d4f26" stroke-width="4" stroke-linecap="round"/></g>`;

/** Two words that drift on the sea, with a raft below them. */
export const design: LogoDesign = {
  lines: [
    { text: "Raft", x: -70, size: 1.05, warp: wave(8, 0.8), spacing: 3 },
    { text: "Rumble", y: 106, size: 1.15, warp: wave(10, 1), spacing: 2, fill: ["#fff4d6", "#ff8f5a"] },
  ],
  fill: ["#fff4d6", "#ffb454"],
  outline: "#2d1a10",
  side: "#8a4a1f",
  room: [6, 16, 66, 16],
  art: ({ letter }) => {
    const edge = letter(1, -1).right;
    const crests = (y: number, phase: number) => {
      let path = `M${-edge - 10} ${y}`;
      for (let x = -edge - 10 + phase; x < edge; x += 60) path += `q15 -24 30 -4q15 14 30 4`;
      return `${path}`;
    };
    return {
      behind: plank(-edge + 10, 112, edge * 0.9, -2) + plank(-20, 116, edge * 0.95, 3),
      front: `<path d="${crests(146, 0)}V172H${-edge - 10}Z" fill="#2f9be0" stroke="#0d3a66" stroke-width="8" stroke-linejoin="round"/><path d="${crests(154, 0)}" fill="none" stroke="#bfe9ff" stroke-width="5" stroke-linecap="round"/>`,
    };
  },
};
