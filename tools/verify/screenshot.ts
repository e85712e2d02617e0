import sharp from "sharp";

/** Screenshot of the stage with the statistics that it is judged by. */
export type Screenshot = {
  readonly file: Buffer;
  /** Standard deviation of the channel that varies most. */
  readonly deviation: number;
  /** Entropy of its greyscale in bits: near 0 for an empty page, 7 for a busy scene. */
  readonly entropy: number;
  readonly pixels: Uint8Array;
};

/** Below this standard deviation a screenshot is one flat colour. */
const BLANK_DEVIATION = 4;
/** A pixel has changed when a channel differs by more: less is noise of the encoder or the renderer. */
const CHANNEL_TOLERANCE = 24;

/** Width that screenshots are compared in: enough to see a pawn move, for a quarter of the work. */
const COMPARED_WIDTH = 480;

export async function readScreenshot(file: Buffer): Promise<Screenshot> {
  const small = sharp(file).removeAlpha().resize({ width: COMPARED_WIDTH, withoutEnlargement: true });
  const { data: pixels, info } = await small.raw().toBuffer({ resolveWithObject: true });
  const { channels, entropy } = await sharp(pixels, { raw: info }).stats();
  return { file, deviation: Math.max(...channels.map(({ stdev }) => stdev)), entropy, pixels };
}

export function isBlank({ deviation }: Pick<Screenshot, "deviation">): boolean {
  return deviation < BLANK_DEVIATION;
}

/** Share of changed pixels, from 0 to 1. */
export function changeBetween(a: Pick<Screenshot, "pixels">, b: Pick<Screenshot, "pixels">): number {
  if (a.pixels.length !== b.pixels.length) return 1;
  let changed = 0;
  for (let at = 0; at < a.pixels.length; at += 3)
    if (differs(a, b, at) || differs(a, b, at + 1) || differs(a, b, at + 2)) changed += 1;
  return changed / (a.pixels.length / 3);
}

function differs(a: Pick<Screenshot, "pixels">, b: Pick<Screenshot, "pixels">, at: number): boolean {
  return Math.abs((a.pixels[at] ?? 0) - (b.pixels[at] ?? 0)) > CHANNEL_TOLERANCE;
}

/** With a smaller share of changed pixels it is still the title screen. */
const TITLE_CHANGE = 0.03;

/** The screenshot to make a cover from: the one of highest entropy that is neither blank nor the title screen, where there is one. */
export function mostVaried(
  pictures: readonly Screenshot[],
  title: Screenshot | undefined,
): Screenshot | undefined {
  const drawn = pictures.filter((picture) => !isBlank(picture));
  const played = drawn.filter((picture) => !title || changeBetween(title, picture) >= TITLE_CHANGE);
  const best = [played, drawn, pictures].find((list) => list.length > 0) ?? [];
  return best.toSorted((a, b) => b.entropy - a.entropy)[0];
}
