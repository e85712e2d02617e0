import type { LogoDesign } from "#kit/logo/design.ts";

const squares = (from: number, to: number) =>
  Array.from({ length: Math.ceil((to - from) / 22) }, (_, at) =>
    [0, 1]
      .map(
        (row) =>
          `<rect x="${from + at * 22}" y="${22 + row * 14}" width="22" height="14" fill="${(at + row) % 2 ? "#31503f" : "#f2ead2"}"/>`,
      )
      .join(""),
  ).join("");

/** A crown on the first letter, a row of the board below. */
export const design: LogoDesign = {
  lines: [{ text: "Chess", spacing: 3 }],
  fill: ["#fffdf2", "#e9c46a"],
  outline: "#1c2b24",
  side: "#7b5a1e",
  room: [34, 14, 36, 14],
  art: ({ letter }) => {
    const c = letter(0, 0);
    const right = letter(0, -1).right;
    return {
      behind: `<g stroke="#1c2b24" stroke-width="8" stroke-linejoin="round"><rect x="${c.left - 8}" y="22" width="${right - c.left + 16}" height="28" rx="4" fill="#1c2b24"/></g>${squares(c.left - 8, right + 4)}`,
      front: `<g transform="translate(${c.middle} -112) rotate(-10)" stroke="#1c2b24" stroke-width="7" stroke-linejoin="round"><path d="M-34 12L-38 -24L-18 -8L0 -32L18 -8L38 -24L34 12Z" fill="#ffc83d"/><circle cy="-2" r="5" fill="#ff5d5d" stroke-width="4"/></g>`,
    };
  },
};
