import type { LetterBox, LogoDesign, LogoLayout } from "@recess/games/kit/logo/design.ts";
import { setLine } from "./letters.ts";

/** Half of it lies outside of the letters. */
const OUTLINE = 18;

/** Draws a logo: a board cut to the shape of the letters, the letters with a light on their upper half, and the art. */
export function drawLogo({
  lines,
  fill,
  outline,
  side,
  depth = 10,
  art,
  room = [0, 0, 0, 0],
}: LogoDesign): string {
  const set = lines.map((line) => ({ line, ...setLine(line) }));
  const { behind = "", front = "" } = art?.(layoutOf(set.map(({ boxes }) => boxes))) ?? {};
  const corners = set.flatMap((each) => each.corners);
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  const edge = OUTLINE / 2 + 1;
  const [top, right, bottom, left] = room;
  const x = Math.floor(Math.min(...xs) - edge - left);
  const y = Math.floor(Math.min(...ys) - edge - top);
  const width = Math.ceil(Math.max(...xs) + edge + right - x);
  const height = Math.ceil(Math.max(...ys) + edge + depth + bottom - y);
  const gradients = set.map(({ line, corners: own }, at) => {
    const [from, to] = line.fill ?? fill;
    const heights = own.map((corner) => corner.y);
    const [y1, y2] = [Math.min(...heights), Math.max(...heights)].map(Math.round);
    return `<linearGradient id="logo-fill-${at}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${y1}" y2="${y2}"><stop offset=".15" stop-color="${from}"/><stop offset=".9" stop-color="${to}"/></linearGradient>`;
  });
  const letters = set.map(({ path }, at) => `<path id="logo-${at}" d="${path}"/>`);
  const copies = set.map((_, at) => `<use href="#logo-${at}"/>`).join("");
  const sides = Array.from(
    { length: Math.ceil(depth / 4) },
    (_, step) => `<use href="#logo-board" y="${Math.min(depth, 4 * (step + 1))}"/>`,
  );
  const filled = set.map((_, at) => `<use href="#logo-${at}" fill="url(#logo-fill-${at})"/>`).join("");
  // Upper edges catch the light: an outline inside the letters, a little lower than they are.
  const lights = set.map((_, at) => `<use href="#logo-${at}" y="3"/>`).join("");
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}">`,
    `<defs>${gradients.join("")}${letters.join("")}<clipPath id="logo-shape">${copies}</clipPath><g id="logo-board" stroke-width="${OUTLINE}" stroke-linejoin="round">${copies}</g></defs>`,
    behind,
    `<g fill="${side}" stroke="${side}">${sides.join("")}</g>`,
    `<use href="#logo-board" fill="${outline}" stroke="${outline}"/>`,
    filled,
    `<g clip-path="url(#logo-shape)" fill="none" stroke="#fff" stroke-width="7" opacity=".5">${lights}</g>`,
    front,
    "</svg>\n",
  ].join("");
}

function layoutOf(lines: readonly (readonly LetterBox[])[]): LogoLayout {
  const line = (at: number) => {
    const boxes = lines[at];
    if (!boxes) throw new Error(`The logo has no line ${at}.`);
    return boxes;
  };
  return {
    line,
    letter(number, at) {
      const box = line(number).at(at);
      if (!box) throw new Error(`Line ${number} of the logo has no letter ${at}.`);
      return box;
    },
  };
}
