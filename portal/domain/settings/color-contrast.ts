/** A colour as operators write it: `#ff7a3d`. */
export type HexColor = string;

export function isHexColor(text: string): boolean {
  return /^#[\da-f]{6}$/i.test(text);
}

/** Contrast ratio of two colours (WCAG 2), 1 to 21. */
export function contrastOf(a: HexColor, b: HexColor): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

/** Mixes a share of the second colour into the first, 0 to 1. */
export function mixColors(a: HexColor, b: HexColor, share: number): HexColor {
  const [from, to] = [channels(a), channels(b)];
  const mixed = from.map((value, at) => Math.round(value + ((to[at] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

function luminance(color: HexColor): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channels(color: HexColor): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}
