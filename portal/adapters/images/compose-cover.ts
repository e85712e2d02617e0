import sharp from "sharp";

const width = 640;
const height = 360;
/** Narrower than this, too much of the picture would be cut away to fill a cover. */
const narrow = 1.3;
const wide = 2.4;

/**
 * A picture of a game as a cover shows it, 640×360. Empty margins go; a tall or square game stands whole before a
 * blurred picture of itself, because its middle alone would tell nobody which game it is.
 */
export async function asCover(picture: Buffer): Promise<Buffer> {
  const trimmed = await withoutMargins(picture);
  const size = await sharp(trimmed).metadata();
  const ratio = size.width / size.height;
  const filled = sharp(trimmed).removeAlpha().resize(width, height, { fit: "cover" });
  if (ratio >= narrow && ratio <= wide) return filled.png().toBuffer();
  const whole = await sharp(trimmed).resize(width, height, { fit: "inside" }).png().toBuffer();
  return filled
    .blur(18)
    .modulate({ brightness: 0.55 })
    .composite([{ input: whole }])
    .png()
    .toBuffer();
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
