import type { CompiledMessages } from "./translate.ts";

/** Tag of the pseudo-language: English with accents and longer words, which shows texts that are no messages, or have no room. */
export const PSEUDO_LANGUAGE = "en-XA";

/** Types of nodes with a branch for each form (select, plural, ordinal), as `icu-minify` numbers them. */
const branchingTypes: readonly unknown[] = [1, 2, 3];

const accents: Readonly<Record<string, string>> = { a: "á", e: "é", i: "í", o: "ó", u: "ú" };

/** The messages with longer words, each in brackets: what stands outside of brackets on a page is no message. */
export function pseudoMessages(messages: CompiledMessages): CompiledMessages {
  return Object.fromEntries(
    Object.entries(messages).map(([key, message]) => {
      const nodes = typeof message === "string" ? [message] : message;
      return [key, ["⟦", ...nodes.map(pseudoNode), "⟧"] as CompiledMessages[string]];
    }),
  );
}

/** A text, the number sign of a plural, or the name of a value or a tag and what belongs to it. */
function pseudoNode(node: unknown): unknown {
  if (typeof node === "string") return pseudoText(node);
  if (!Array.isArray(node)) return node;
  const [name, type, branches] = node;
  if (branchingTypes.includes(type))
    return [name, type, Object.fromEntries(Object.entries(branches).map(pseudoBranch))];
  const isTag = type !== undefined && (typeof type !== "number" || type === 0);
  return isTag ? [name, ...node.slice(1).map(pseudoNode)] : node;
}

function pseudoBranch([form, branch]: [string, unknown]): [string, unknown] {
  return [form, Array.isArray(branch) ? branch.map(pseudoNode) : pseudoNode(branch)];
}

/** Vowels are doubled: words of other languages are up to a third longer. */
function pseudoText(text: string): string {
  return text.replace(/[aeiou]/g, (letter) => `${accents[letter]}${letter}`);
}
