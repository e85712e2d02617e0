import type { LogoDesign } from "#kit/logo/design.ts";
import { arch, grow } from "#kit/logo/warps.ts";

type Look = Pick<LogoDesign, "fill" | "outline" | "side"> & {
  /** Colour of the cog with the number. */
  readonly cog: string;
};

const TEETH = 10;

function cogPath(radius: number): string {
  const points: string[] = [];
  for (let at = 0; at < TEETH * 4; at++) {
    const angle = ((at - 0.5) / (TEETH * 4)) * 2 * Math.PI;
    const far = at % 4 < 2 ? radius : radius * 0.8;
    points.push(`${Math.round(far * Math.cos(angle))} ${Math.round(far * Math.sin(angle))}`);
  }
  return `M${points.join("L")}Z`;
}

/** The logo of a chapter of Scrapyard Sam: letters of sheet metal with rivets, and the number in a cog. */
export function logoOfChapter(number: number, { cog, ...colours }: Look): LogoDesign {
  return {
    lines: [
      { text: "Scrapyard", size: 0.74, y: -156, spacing: 4, warp: arch(12), fill: ["#f4f1e6", "#b9c0c4"] },
      { text: "Sam", size: 1.45, x: -40, spacing: 6, warp: grow(1.08) },
      { text: `${number}`, size: 1.1, x: 214, y: -20, fill: ["#ffffff", "#fff0c0"] },
    ],
    ...colours,
    depth: 12,
    room: [0, 66, 8, 0],
    art: ({ line }) => ({
      behind: `<g transform="translate(214 -64) rotate(9)" stroke="${colours.outline}" stroke-width="11" stroke-linejoin="round"><path d="${cogPath(92)}" fill="${cog}"/><circle r="56" fill="#2b3036" stroke-width="8"/></g>`,
      front: line(1)
        .flatMap(({ left, right }) => [left + 17, right - 17])
        .map(
          (x) =>
            `<circle cx="${Math.round(x)}" cy="-13" r="4.5" fill="#fff" stroke="${colours.outline}" stroke-width="3"/>`,
        )
        .join(""),
    }),
  };
}
