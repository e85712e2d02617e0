import { ByteWriter } from "#flash/toolchain/bytes/byte-writer.ts";
import { op } from "./opcodes.ts";

/** Branch target whose offset is resolved when the code is laid out. */
export class Label {}

/** Item of unresolved bytecode: finished bytes, a label, or a branch to one. */
export type Item =
  | { kind: "bytes"; bytes: Uint8Array }
  | { kind: "label"; label: Label }
  | { kind: "branch"; op: number; to: Label };

const branchSize = 5;
const maxBranchBytes = 0x7fff;
// Smaller than the reach of a branch: islands inserted later make the distance longer.
const islandReach = 0x7000;

/** Assembles bytecode: resolves the offset of every branch. */
export function layOut(items: readonly Item[]): Uint8Array {
  const bridged = bridgeLongBranches([...items]);
  const { places } = measure(bridged);
  const out = new ByteWriter();
  for (const item of bridged) {
    if (item.kind === "bytes") out.bytes(item.bytes);
    if (item.kind === "branch") {
      const distance = placeOf(places, item.to) - (out.length + branchSize);
      out.u8(item.op).u16(2).u16(distance);
    }
  }
  return out.toBytes();
}

/**
 * Inserts branch islands. An AVM1 branch has a signed 16-bit offset, so it reaches 32 KB either way. A longer one goes to an island on
 * its way: a second jump, which the code around it jumps over.
 */
function bridgeLongBranches(items: Item[]): Item[] {
  for (;;) {
    const { places, starts } = measure(items);
    const distanceOf = (index: number, to: Label) =>
      placeOf(places, to) - (startOf(starts, index) + branchSize);
    const index = items.findIndex(
      (item, i) => item.kind === "branch" && Math.abs(distanceOf(i, item.to)) > maxBranchBytes,
    );
    const far = items[index];
    if (far?.kind !== "branch") return items;

    const forward = distanceOf(index, far.to) > 0;
    const from = startOf(starts, index);
    const insertAt = forward
      ? starts.findLastIndex((start) => start - from < islandReach)
      : starts.findIndex((start) => from - start < islandReach);
    if (Math.abs(startOf(starts, insertAt) - from) < branchSize * 4) {
      throw new RangeError("A function inside this code is too long to branch across (32 KB); move it out.");
    }
    const island = new Label();
    const over = new Label();
    items[index] = { ...far, to: island };
    items.splice(
      insertAt,
      0,
      { kind: "branch", op: op.jump, to: over },
      { kind: "label", label: island },
      { kind: "branch", op: op.jump, to: far.to },
      { kind: "label", label: over },
    );
  }
}

function measure(items: readonly Item[]) {
  const places = new Map<Label, number>();
  const starts: number[] = [];
  let at = 0;
  for (const item of items) {
    starts.push(at);
    if (item.kind === "label") places.set(item.label, at);
    if (item.kind === "bytes") at += item.bytes.length;
    if (item.kind === "branch") at += branchSize;
  }
  return { places, starts };
}

function placeOf(places: ReadonlyMap<Label, number>, label: Label): number {
  const place = places.get(label);
  if (place === undefined) throw new Error("A branch leads to a label that was never placed.");
  return place;
}

function startOf(starts: readonly number[], index: number): number {
  return starts[index] ?? 0;
}
