import type { LetterBox, LogoDesign } from "#kit/logo/design.ts";

type Dish = Pick<LogoDesign, "fill" | "outline" | "side"> & {
  readonly word: string;
  readonly drawn?: readonly number[];
  /** What is drawn for the letters that are left out, or beside them. */
  readonly dish: (letter: (at: number) => LetterBox) => string;
};

/** The logo of a kitchen of Counter Service: its dish in large letters under the name on an awning. */
export function logoOfKitchen({ word, drawn = [], dish, ...look }: Dish): LogoDesign {
  return {
    lines: [
      { text: "Counter Service", size: 0.5, y: -142, spacing: 4, fill: ["#ffffff", "#ffe9c9"] },
      { text: word, size: 1.2, drawn, spacing: 3 },
    ],
    ...look,
    room: [26, 88, 8, 40],
    art: ({ letter }) => ({
      behind: awning(letter(0, -1).right + 26),
      front: dish((at) => letter(1, at)),
    }),
  };
}

/** Stripes with round ends, as over a shop window. */
function awning(half: number): string {
  const stripe = (2 * half) / 12;
  return Array.from({ length: 12 }, (_, at) => {
    const x = Math.round(-half + at * stripe);
    const width = Math.round(stripe);
    return `<path d="M${x} -206h${width}v72a${width / 2} ${width / 2} 0 0 1 ${-width} 0Z" fill="${at % 2 ? "#fff3e0" : "#e8483f"}" stroke="#33150f" stroke-width="5"/>`;
  }).join("");
}
