/** Builds small movies for tests, byte by byte, so that a test can say exactly what is wrong with one. */
export type SwfParts = {
  magic?: string;
  version?: number;
  /** Pixels. */
  width?: number;
  height?: number;
  frameRate?: number;
  frameCount?: number;
  tags?: readonly { code: number; body: readonly number[] }[];
  /** A frame is shown before the end. */
  hasFrame?: boolean;
  /** What the file says its length is; the truth unless told. */
  declaredLength?: number;
};

export const fileAttributes = (flags: number) => ({ code: 69, body: [flags, 0, 0, 0] });
export const backgroundColor = (red: number, green: number, blue: number) => ({
  code: 9,
  body: [red, green, blue],
});
export const endOfMovie = { code: 0, body: [] };
const showFrame = { code: 1, body: [] };

export function swfBody({
  width = 550,
  height = 400,
  frameRate = 24,
  frameCount = 1,
  tags = [endOfMovie],
  hasFrame = true,
}: SwfParts = {}): Uint8Array {
  const framed = hasFrame ? tags.flatMap((tag) => (tag === endOfMovie ? [showFrame, tag] : [tag])) : tags;
  const bits = [
    (17).toString(2).padStart(5, "0"),
    ...[0, width * 20, 0, height * 20].map((value) => value.toString(2).padStart(17, "0")),
  ].join("");
  const rectangle = (bits.match(/.{1,8}/g) ?? []).map((byte) => Number.parseInt(byte.padEnd(8, "0"), 2));
  const rate = Math.round(frameRate * 256);
  const head = [rate & 0xff, rate >> 8, frameCount & 0xff, frameCount >> 8];
  return Uint8Array.from([...rectangle, ...head, ...framed.flatMap(tagBytes)]);
}

function tagBytes({ code, body }: { code: number; body: readonly number[] }): number[] {
  if (body.length < 0x3f) return [((code << 6) | body.length) & 0xff, code >> 2, ...body];
  const length = [body.length & 0xff, (body.length >> 8) & 0xff, (body.length >> 16) & 0xff, 0];
  return [((code << 6) | 0x3f) & 0xff, code >> 2, ...length, ...body];
}

/** A movie whose body is stored as `packed`: the plain body unless a test compresses it. */
export function anSwf(parts: SwfParts = {}, packed: Uint8Array = swfBody(parts)): Uint8Array {
  const { magic = "FWS", version = 8, declaredLength = 8 + swfBody(parts).length } = parts;
  const head = [...magic].map((letter) => letter.charCodeAt(0));
  const length = [0, 8, 16, 24].map((shift) => (declaredLength >>> shift) & 0xff);
  return Uint8Array.from([...head, version, ...length, ...packed]);
}
