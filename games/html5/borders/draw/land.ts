import type { Field } from "#html5/borders/core/field.ts";
import { outlinesOf } from "./outline.ts";

/** Remembers everyone's outline as a path, and traces it anew only when the land has changed. */
export class LandShapes {
  private readonly known = new Map<number, { version: number; path: Path2D }>();
  private readonly field: Field;

  constructor(field: Field) {
    this.field = field;
  }

  /** As it was drawn last: the shape of land that has just been lost. */
  lastPathOf(id: number): Path2D | undefined {
    return this.known.get(id)?.path;
  }

  /** Traces all land anew before it is drawn again. */
  distrust(): void {
    for (const known of this.known.values()) known.version = -1;
  }

  pathOf(id: number): Path2D {
    const version = this.field.versionOf(id);
    const known = this.known.get(id);
    if (known?.version === version) return known.path;
    const path = new Path2D();
    for (const loop of outlinesOf(this.field, id)) addCurve(path, loop);
    this.known.set(id, { version, path });
    return path;
  }
}

/** Through the middles between points, bent towards the points: smooth at every size. */
function addCurve(path: Path2D, loop: readonly number[]) {
  const count = loop.length;
  const at = (index: number) => loop[(index + count) % count] ?? 0;
  path.moveTo((at(count - 2) + at(0)) / 2, (at(count - 1) + at(1)) / 2);
  for (let i = 0; i < count; i += 2) {
    path.quadraticCurveTo(at(i), at(i + 1), (at(i) + at(i + 2)) / 2, (at(i + 1) + at(i + 3)) / 2);
  }
  path.closePath();
}
