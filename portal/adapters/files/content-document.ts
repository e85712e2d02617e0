import { type Document, isCollection, isMap, isSeq, parseDocument } from "yaml";
import type { ContentChange } from "#domain/content/editing/content-change.ts";
import { Refusal } from "#domain/errors.ts";

/** Width at which long texts are wrapped, as in the shipped files. */
const LINE_WIDTH = 110;

/**
 * The text of a YAML file after a change. Comments and the order of what is there stay. Undefined where nothing is left that the file would say.
 * A list starts from `shipped`, the text of the shipped file, where the operator has none of their own.
 */
export function changedText(
  change: ContentChange,
  own: string | undefined,
  shipped: string,
): string | undefined {
  const isWholeFile = "place" in change && change.place.path.length === 0;
  if (isWholeFile && change.verb === "unset") return undefined;
  // Files of one language are mappings, or get their list as a whole.
  const isList =
    !("place" in change) || (change.place.file !== "site" && change.place.language === undefined);
  const document: Document = parseDocument(own ?? (isList ? shipped : ""), { stringKeys: true });
  if (document.errors.length > 0)
    throw new Refusal("content-refused", "the file is not written correctly; mend it by hand first");
  // A file with nothing but comments has no contents yet.
  if (!isCollection(document.contents)) document.contents = document.createNode(isList ? [] : {});
  apply(change, document);
  const isEmpty = isMap(document.contents) && document.contents.items.length === 0;
  if (isEmpty && !document.comment && !document.commentBefore) return undefined;
  // `{}` after the comments would be read as well; nothing at all is what an operator expects.
  if (isEmpty) document.contents = null;
  return document.toString({ lineWidth: LINE_WIDTH });
}

function apply(change: ContentChange, document: Document): void {
  if (change.verb === "add") {
    const { contents } = document;
    if (!isSeq(contents)) throw new Refusal("content-refused", "the file is no list");
    contents.items.splice(change.at ?? contents.items.length, 0, document.createNode(change.entry));
    // Entries of an empty flow list would go on one line.
    contents.flow = false;
    return;
  }
  if (change.verb === "remove") {
    document.deleteIn([change.at]);
    return;
  }
  const { path } = change.place;
  if (change.verb === "unset") {
    // Of a language, what is taken back may be shipped.
    if (!document.hasIn(path)) return;
    document.deleteIn(path);
    pruneEmpty(document, path.slice(0, -1));
    return;
  }
  if (path.length === 0) {
    document.contents = document.createNode(change.value);
    return;
  }
  makeMaps(document, path.slice(0, -1));
  // A plain text takes the place of the one before, and a comment behind it stays.
  const isPlain = typeof change.value !== "object" || change.value === null;
  document.setIn(path, isPlain ? change.value : document.createNode(change.value));
}

/** Makes mappings along a path, where there is nothing, or a text in their place. */
function makeMaps(document: Document, path: readonly (string | number)[]): void {
  for (let length = 1; length <= path.length; length++) {
    const part = path.slice(0, length);
    if (!isCollection(document.getIn(part, true))) document.setIn(part, document.createNode({}));
  }
}

/** Deletes mappings in which nothing is left, from the inside out. */
function pruneEmpty(document: Document, path: readonly (string | number)[]): void {
  for (let length = path.length; length > 0; length--) {
    const node = document.getIn(path.slice(0, length), true);
    if (!isMap(node) || node.items.length > 0) return;
    document.deleteIn(path.slice(0, length));
  }
}
