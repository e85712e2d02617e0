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

/** Judged in this width: enough to see a pawn move, and a quarter of the work. */
const width = 480;

export async function readPicture(file: Buffer): Promise<Picture> {
  const small = sharp(file).removeAlpha().resize({ width, withoutEnlargement: true });
  const { data: pixels, info } = await small.raw().toBuffer({ resolveWithObject: true });
  const { channels, entropy } = await sharp(pixels, { raw: info }).stats();
  return { file, spread: Math.max(...channels.map(({ stdev }) => stdev)), variety: entropy, pixels };
}

export function isBlank({ spread }: Pick<Picture, "spread">): boolean {
  return spread < flat;
}

/** The part of the picture that is not as it was, from 0 to 1. */
export function changeBetween(a: Pick<Picture, "pixels">, b: Pick<Picture, "pixels">): number {
  if (a.pixels.length !== b.pixels.length) return 1;
  let changed = 0;
  for (let at = 0; at < a.pixels.length; at += 3)
    if (differs(a, b, at) || differs(a, b, at + 1) || differs(a, b, at + 2)) changed += 1;
  return changed / (a.pixels.length / 3);
}

function differs(a: Pick<Picture, "pixels">, b: Pick<Picture, "pixels">, at: number): boolean {
  return Math.abs((a.pixels[at] ?? 0) - (b.pixels[at] ?? 0)) > step;
}

/** With less than this changed it is still the title. */
const beyondTitle = 0.03;

/** The picture to make a cover from: the most varied that is neither blank nor the title, as far as there is a choice. */
export function liveliest(pictures: readonly Picture[], title: Picture | undefined): Picture | undefined {
  const drawn = pictures.filter((picture) => !isBlank(picture));
  const played = drawn.filter((picture) => !title || changeBetween(title, picture) >= beyondTitle);
  const best = [played, drawn, pictures].find((list) => list.length > 0) ?? [];
  return best.toSorted((a, b) => b.variety - a.variety)[0];
}
