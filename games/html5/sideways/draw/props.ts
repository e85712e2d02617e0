import type { Track } from "#html5/sideways/core/track.ts";
import { wallOf } from "#html5/sideways/core/tracks.ts";
import { createRandom, type Random } from "#kit/random.ts";
import { looks, type PropKind } from "./moods.ts";

/** Something that stands beside the road. `size` is half its width in metres. */
export type Prop = {
  kind: PropKind;
  x: number;
  y: number;
  size: number;
  /** Half the depth, for what is not round. */
  deep: number;
  height: number;
  turn: number;
  colour: string;
  shade: number;
};

const CELL = 10;
const MARGIN = 46;

/** The same things at the same places every time: a track is a place one knows. */
export function plantProps(track: Track): readonly Prop[] {
  const known = planted.get(track.id);
  if (known) return known;
  const props = plant(track);
  planted.set(track.id, props);
  return props;
}

const planted = new Map<string, readonly Prop[]>();

function plant(track: Track): Prop[] {
  const look = looks[track.mood];
  const { samples } = track.shape;
  const random = createRandom(track.id.length * 31 + track.shape.length);
  const xs = samples.map(({ x }) => x);
  const ys = samples.map(({ y }) => y);
  const props: Prop[] = [];
  const shore = track.mood === "harbour" ? -18 : Number.NEGATIVE_INFINITY;
  for (let x = Math.min(...xs) - MARGIN; x < Math.max(...xs) + MARGIN; x += CELL) {
    for (let y = Math.max(shore, Math.min(...ys) - MARGIN); y < Math.max(...ys) + MARGIN; y += CELL) {
      const prop = aProp(track, random, x, y);
      const reach = Math.hypot(prop.size, prop.deep);
      const room = Math.min(...samples.map((sample) => Math.hypot(sample.x - prop.x, sample.y - prop.y)));
      const isClear = room > wallOf(track) + reach + 1.2;
      // Woods thin out away from the road; nobody drives there.
      if (isClear && !isOnDecal(track, prop) && random.chance(room < 40 ? 0.8 : 0.55)) props.push(prop);
    }
  }
  if (track.mood === "fair") props.push(bigWheel(track));
  return look.weather === "sun" && track.mood === "yard" ? [...props, ...school()] : props;
}

function aProp({ mood }: Track, random: Random, x: number, y: number): Prop {
  const look = looks[mood];
  const kind = pickKind(look.props, random);
  const isSquare = mood === "harbour" || mood === "deck";
  const spread = isSquare ? 0.8 : 4;
  const place = { x: x + random.between(-spread, spread), y: y + random.between(-spread, spread) };
  const shade = random.next();
  const shared = { kind, ...place, shade, turn: 0, colour: random.pick(look.boxes) };
  if (kind === "box") {
    if (mood === "harbour") {
      const height = random.pick([2.6, 2.6, 5.2, 7.8]);
      return { ...shared, size: 4.4, deep: 1.9, height };
    }
    const size = random.between(2.6, 4);
    return {
      ...shared,
      size,
      deep: random.between(2.4, 3.8),
      height: mood === "rain" || mood === "night" ? random.between(5, 10) : 3.4,
    };
  }
  if (kind === "parked") {
    const colour = random.pick(["#f2efe8", "#4a5a8a", "#c8574a", "#3a3f4a", "#e0b04a", "#7aa08a"]);
    return { ...shared, size: 1, deep: 2.2, height: 1.1, colour };
  }
  if (kind === "tent") {
    const colour = random.pick(["#e5403c", "#3c8ae5", "#2fae6a", "#e59a2c", "#a44ce0"]);
    return { ...shared, size: random.between(2.4, 3.8), deep: 0, height: 4.5, colour };
  }
  if (kind === "lamp") {
    const colours = {
      night: ["#ffc56b", "#ff8a6b", "#ffe09a"],
      fair: ["#ff6bb0", "#6bd8ff", "#ffe36b"],
    } as const;
    const [a, b, c] = mood === "fair" ? colours.fair : colours.night;
    return { ...shared, size: 0.6, deep: 0, height: 5, colour: random.pick([a, b, c]) };
  }
  if (kind === "snowman") return { ...shared, size: 1.1, deep: 0, height: 2.4 };
  const colour = random.pick(look.leaves);
  return { ...shared, size: random.between(1.8, 3.3), deep: 0, height: random.between(4, 6.5), colour };
}

function pickKind(kinds: readonly (readonly [PropKind, number])[], random: Random): PropKind {
  const total = kinds.reduce((sum, [, weight]) => sum + weight, 0);
  let left = random.next() * total;
  for (const [kind, weight] of kinds) {
    left -= weight;
    if (left < 0) return kind;
  }
  return "tree";
}

/** The painted court and the school keep their place free. */
function isOnDecal({ mood }: Track, { x, y }: Prop): boolean {
  if (mood === "fair") return Math.hypot(x - 178, y - 110) < 17;
  if (mood !== "yard") return false;
  return (
    (x > 8 && x < 90 && y > 16 && y < 66) ||
    (x > -32 && x < -18 && y > 34 && y < 58) ||
    (y < -18 && x > 5 && x < 95)
  );
}

function school(): Prop[] {
  const wing = (x: number, size: number, deep: number, height: number): Prop => ({
    kind: "box",
    x,
    y: -32,
    size,
    deep,
    height,
    turn: 0,
    colour: "#c8553d",
    shade: 0.5,
  });
  return [wing(28, 16, 6, 7), wing(72, 16, 6, 7), wing(50, 7, 8, 11)];
}

function bigWheel({ shape }: Track): Prop {
  const { y } = shape.sample(0);
  return {
    kind: "wheel",
    x: 178,
    y: y + 112,
    size: 13,
    deep: 0,
    height: 9,
    turn: 0,
    colour: "#ffd76b",
    shade: 0,
  };
}
