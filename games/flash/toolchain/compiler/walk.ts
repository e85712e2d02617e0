import type { AnyNode, Node } from "acorn";

/** Calls `visit` for each child of a syntax tree node. */
export function forEachChild(node: Node, visit: (child: AnyNode) => void): void {
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) visit(child);
    }
  }
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}
