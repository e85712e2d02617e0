/** Box of a text in pixels of its canvas. */
export type Box = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/**
 * How a text makes room for those drawn before it in the same frame. `stays` does not, `gives-way` moves up or down to the nearest free
 * place, `floats` also stays inside the canvas, and is left out where there is no room.
 */
export type Manners = "stays" | "gives-way" | "floats";

type Shift = { readonly x: number; readonly y: number };
type Placed = Box & { readonly text: string };

const STILL: Shift = { x: 0, y: 0 };
/** Between two texts, in pixels. */
const GAP = 2;
/** How far a text may move, in heights of its own. */
const REACH = { "gives-way": 2.2, floats: 5 } as const;
/** The same text this close is its own shadow. */
const SHADOW = 6;

/** The texts of a frame, and what is drawn after all others. */
type Frame = { readonly placed: Placed[]; readonly later: (() => void)[] };

const frames = new WeakMap<CanvasRenderingContext2D, Frame>();

/** Begins a frame: the texts of the last one are gone. Texts on canvases without frames, such as stamps, are placed as asked. */
export function beginTexts(ctx: CanvasRenderingContext2D): void {
  frames.set(ctx, { placed: [], later: [] });
}

/** Draws what floats, when all that stands is drawn. */
export function endTexts(ctx: CanvasRenderingContext2D): void {
  for (const draw of frames.get(ctx)?.later.splice(0) ?? []) draw();
}

/** Draws at the end of the frame, with the transform and the alpha of now. */
export function drawLater(ctx: CanvasRenderingContext2D, draw: () => void): void {
  const frame = frames.get(ctx);
  if (!frame) {
    draw();
    return;
  }
  const transform = ctx.getTransform();
  const { globalAlpha } = ctx;
  frame.later.push(() => {
    ctx.save();
    ctx.setTransform(transform);
    ctx.globalAlpha = globalAlpha;
    draw();
    ctx.restore();
  });
}

/** Keeps this box free of texts that give way, such as a speech bubble. In the units of the current transform. */
export function keepFree(ctx: CanvasRenderingContext2D, box: Box): void {
  frames.get(ctx)?.placed.push({ ...onCanvas(ctx, box), text: "" });
}

/** Finds a place for a text, and takes it. Returns by how many pixels it moves; undefined where it is left out. */
export function placeText(
  ctx: CanvasRenderingContext2D,
  text: string,
  wanted: Box,
  manners: Manners,
): Shift | undefined {
  const placed = frames.get(ctx)?.placed;
  if (!placed) return STILL;
  const box = onCanvas(ctx, wanted);
  const shift = manners === "stays" ? STILL : findShift(box, text, placed, manners, ctx.canvas);
  if (shift) placed.push({ ...moved(box, shift), text });
  return shift;
}

/** Searches up and down for the nearest free place. */
export function findShift(
  box: Box,
  text: string,
  placed: readonly Placed[],
  manners: "gives-way" | "floats",
  canvas: { readonly width: number; readonly height: number },
): Shift | undefined {
  const inside = manners === "floats" ? shiftInto(box, canvas) : STILL;
  // What is out of sight altogether does not come in.
  if (!inside) return undefined;
  const start = moved(box, inside);
  const reach = (box.bottom - box.top) * REACH[manners];
  const others = placed.filter((other) => !(other.text === text && isClose(other, start)));
  const ways = [-1, 1]
    .map((way) => slide(start, others, way))
    .filter((by) => Math.abs(by) <= reach)
    .filter((by) => manners !== "floats" || isInside(moved(start, { x: 0, y: by }), canvas))
    .toSorted((a, b) => Math.abs(a) - Math.abs(b));
  const [nearest] = ways;
  if (nearest === undefined) return manners === "floats" ? undefined : STILL;
  return { x: inside.x, y: inside.y + nearest };
}

/** How far a box slides up (-1) or down (1) until it is free. */
function slide(box: Box, others: readonly Box[], way: number): number {
  let by = 0;
  // Each turn passes at least one of the others.
  for (let turn = 0; turn <= others.length; turn++) {
    const hit = others.find((other) => meets(moved(box, { x: 0, y: by }), other));
    if (!hit) return by;
    by = way < 0 ? hit.top - GAP - box.bottom : hit.bottom + GAP - box.top;
  }
  return by;
}

const meets = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const isClose = (one: Box, other: Box) =>
  Math.abs(one.left - other.left) < SHADOW && Math.abs(one.top - other.top) < SHADOW;

const moved = ({ left, top, right, bottom }: Box, { x, y }: Shift): Box => ({
  left: left + x,
  right: right + x,
  top: top + y,
  bottom: bottom + y,
});

type Canvas = { readonly width: number; readonly height: number };

const isInside = ({ left, top, right, bottom }: Box, { width, height }: Canvas) =>
  left >= 0 && top >= 0 && right <= width && bottom <= height;

/** The way into the canvas for a box that is partly outside of it. */
function shiftInto({ left, top, right, bottom }: Box, { width, height }: Canvas): Shift | undefined {
  if (right < 0 || left > width || bottom < 0 || top > height) return undefined;
  const along = (from: number, to: number, most: number) =>
    from < GAP ? GAP - from : to > most - GAP ? most - GAP - to : 0;
  return { x: along(left, right, width), y: along(top, bottom, height) };
}

function onCanvas(ctx: CanvasRenderingContext2D, { left, top, right, bottom }: Box): Box {
  const { a, b, c, d, e, f } = ctx.getTransform();
  const xs = [left, right].flatMap((x) => [top, bottom].map((y) => a * x + c * y + e));
  const ys = [left, right].flatMap((x) => [top, bottom].map((y) => b * x + d * y + f));
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}
