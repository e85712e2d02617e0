import type { StyleRule } from "@recess/portal/app/document/critical-css.ts";
import postcss, { type ChildNode } from "postcss";

/** Parses the built stylesheet into rules, from which the server picks the critical CSS of each page. */
export function parseStyleRules(sheet: string): StyleRule[] {
  const root = postcss.parse(sheet);
  root.walkComments((comment) => void comment.remove());
  return root.nodes.map(styleRule);
}

function styleRule(node: ChildNode): StyleRule {
  const text = `${node}`;
  if (node.type === "rule") return { kind: "style", text, selectors: node.selectors.map(requiredClasses) };
  if (node.type !== "atrule") return { kind: "other", text };
  const { name, params, nodes } = node;
  // PostCSS leaves the semicolon of a statement to the block around it.
  if (!nodes) return { kind: "other", text: `${text};` };
  if (name === "keyframes") return { kind: "keyframes", text, name: params };
  if (!/^(?:media|supports|container|layer)$/.test(name)) return { kind: "other", text };
  return { kind: "group", head: text.slice(0, text.indexOf("{")), rules: nodes.map(styleRule) };
}

/** The classes without which a selector matches nothing; not those in `:not()`, nor in one branch of `:is()` or `:has()`. */
function requiredClasses(selector: string): string[] {
  let bare = selector;
  for (let before = ""; before !== bare; ) {
    before = bare;
    bare = bare.replace(/:(?:not|is|where|has)\([^()]*\)/g, "");
  }
  return Array.from(bare.matchAll(/\.(-?[A-Za-z_][\w-]*)/g), ([, name = ""]) => name);
}
