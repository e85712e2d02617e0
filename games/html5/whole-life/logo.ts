import type { LogoDesign } from "#kit/logo/design.ts";

const candle = (x: number, colour: string) =>
  `<g transform="translate(${x} 0)" stroke="#4a1d33" stroke-width="7" stroke-linejoin="round"><rect x="-13" y="-88" width="26" height="86" rx="7" fill="${colour}"/><path d="M-10 -66L10 -76M-10 -44L10 -54M-10 -22L10 -32" stroke="#fff" stroke-width="6"/><path d="M0 -94C-16 -98 -12 -118 2 -134C4 -122 16 -112 12 -102C10 -96 6 -94 0 -94Z" fill="#ffc93d"/></g>`;

/** The tall letters are candles, one for each birthday that counts. */
export const design: LogoDesign = {
  lines: [{ text: "Whole Life", drawn: [3, 7], spacing: 3 }],
  fill: ["#ffd08a", "#f0532d"],
  outline: "#4a1d33",
  side: "#a32a3c",
  room: [30, 6, 0, 6],
  art: ({ letter }) => ({
    front: candle(letter(0, 3).middle, "#58b8f0") + candle(letter(0, 7).middle, "#f07fb8"),
  }),
};
