import sharp from "sharp";

const width = 640;
const height = 360;
/** Aspect ratios that can fill a cover; outside of them too much of the picture would be cropped. */
const MIN_ASPECT_RATIO = 1.3;
const MAX_ASPECT_RATIO = 2.4;
/** A larger picture is made smaller first: trimming one of 10,000×10,000 pixels takes half a minute. */
const MAX_SIDE = 2048;

/**
 * Composes a cover of 640×360 from a screenshot. Empty margins are trimmed. A tall or square game is shown whole before a
 * blurred copy of itself, because its middle alone would not be recognized.
 */
export async function composeCover(picture: Buffer): Promise<Buffer> {
  const trimmed = await withoutMargins(await withinMaxSide(picture));
  const size = await sharp(trimmed).metadata();
  const ratio = size.width / size.height;
  const filled = sharp(trimmed).removeAlpha().resize(width, height, { fit: "cover" });
  if (ratio >= MIN_ASPECT_RATIO && ratio <= MAX_ASPECT_RATIO) return filled.png().toBuffer();
  const whole = await sharp(trimmed).resize(width, height, { fit: "inside" }).png().toBuffer();
  return filled
    .blur(18)
    .modulate({ brightness: 0.55 })
    .composite([{ input: whole }])
    .png()
    .toBuffer();
}

async function withinMaxSide(picture: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(picture).metadata();
  if (width <= MAX_SIDE && height <= MAX_SIDE) return picture;
  return sharp(picture).resize(MAX_SIDE, MAX_SIDE, { fit: "inside" }).png().toBuffer();
}

/** The picture without a one-coloured border, unless the border is nearly all there is. */
async function withoutMargins(picture: Buffer): Promise<Buffer> {
  const before = await sharp(picture).metadata();
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .trim({ threshold: 12 })
    .png()
    .toBuffer({ resolveWithObject: true });
  const isMost = info.width >= before.width * 0.3 && info.height >= before.height * 0.5;
  return isMost ? data : picture;
}
