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

/** So many bits of variety is it worth that nothing of the title is left. */
const away = 2;

/** The picture to make a cover from: varied, unlike the title that came first, and not blank where there is a choice. */
export function liveliest(pictures: readonly Picture[], title: Picture | undefined): Picture | undefined {
  const drawn = pictures.filter((picture) => !isBlank(picture));
  const liveliness = (picture: Picture) =>
    picture.variety + away * (title ? changeBetween(title, picture) : 0);
  return (drawn.length > 0 ? drawn : pictures).toSorted((a, b) => liveliness(b) - liveliness(a))[0];
}
