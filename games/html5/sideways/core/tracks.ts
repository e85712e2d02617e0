import { type Plan, plans } from "./plans.ts";
import { Shape, type Spot } from "./shape.ts";
import type { Marks, Track } from "./track.ts";

/** Which side of the road, and how near it, a place is: positive is to the right. */
function beside(shape: Shape, along: number, off: number): Spot {
  const { x, y, tx, ty } = shape.at(along);
  return { x: x - ty * off, y: y + tx * off };
}

function build({ corners, slippery = "", ...rest }: Plan): Track {
  const shape = new Shape(numbers(corners).map(([x = 0, y = 0]) => ({ x, y })));
  const patches = numbers(slippery).map(([along = 0, off = 0, radius = 0]) => ({
    ...beside(shape, along, off),
    radius,
  }));
  return { ...rest, shape, patches };
}

/** `"1,2 3,4"` is [[1, 2], [3, 4]]. */
const numbers = (text: string): number[][] =>
  text.split(" ").flatMap((word) => (word ? [word.split(",").map(Number)] : []));

export const firstTrack = build(plans[0]);
export const tracks: readonly Track[] = [firstTrack, ...plans.slice(1).map(build)];

/** The track with this id, if the id is one. */
export const trackBy = (wanted: unknown): Track | undefined => tracks.find(({ id }) => id === wanted);

/** From the middle of the road to the wall. */
export const wallOf = ({ road, verge }: Pick<Track, "road" | "verge">) => road / 2 + verge;

/** In the order of the marks of a track. Their words are the messages `medal.` of these. */
export const medals = ["bronze", "silver", "gold"] as const;
export type Medal = (typeof medals)[number];

/** How many of the three marks this reaches; seconds count downwards. */
export function medalFor(marks: Marks, value: number | undefined): number {
  if (value === undefined) return 0;
  const isTime = marks[0] > marks[2];
  return marks.filter((mark) => (isTime ? value <= mark : value >= mark)).length;
}
