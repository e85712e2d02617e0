import sharp from "sharp";

/** What was on the stage at one moment. */
export type Picture = {
  readonly file: Buffer;
  /** How far its brightest and darkest parts lie apart, as a standard deviation over the strongest channel. */
  readonly spread: number;
  /** Bits of surprise in its greys: near 0 for an empty page, 7 for a busy scene. */
  readonly variety: number;
  readonly pixels: Uint8Array;
};

/** Below this spread a picture is one flat colour. */
const flat = 4;
/** A pixel has changed when a channel moved this far: less is the encoder's or the renderer's noise. */
const step = 24;

export async function readPicture(file: Buffer): Promise<Picture> {
  const image = sharp(file).removeAlpha();
  const { channels, entropy } = await image.stats();
  const pixels = await image.raw().toBuffer();
  return { file, spread: Math.max(...channels.map(({ stdev }) => stdev)), variety: entropy, pixels };
}

export function isBlank({ spread }: Pick<Picture, "spread">): boolean {
  return spread < flat;
}

/** The part of the picture that is not as it was, from 0 to 1. */
export function changeBetween(a: Pick<Picture, "pixels">, b: Pick<Picture, "pixels">): number {
  if (a.pixels.length !== b.pixels.length) return 1;
  let changed = 0;
  for (let at = 0; at < a.pixels.length; at += 3) {
    const moved = [0, 1, 2].some((channel) => differs(a.pixels[at + channel], b.pixels[at + channel]));
    if (moved) changed += 1;
  }
  return changed / (a.pixels.length / 3);
}

function differs(a = 0, b = 0): boolean {
  return Math.abs(a - b) > step;
}

/** The picture to make a cover from: the most varied of those taken after input, and no blank one where there is a choice. */
export function liveliest(pictures: readonly Picture[]): Picture | undefined {
  const drawn = pictures.filter((picture) => !isBlank(picture));
  return (drawn.length > 0 ? drawn : pictures).toSorted((a, b) => b.variety - a.variety)[0];
}
