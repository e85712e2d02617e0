declare global {
  /** Set by `npm run export` before it loads the app. */
  var recessMirrorBase: string | undefined;
}

/** The part of the DOM that is read here: servers load this file too. */
type Page = { readonly documentElement?: { readonly dataset: Readonly<Record<string, string | undefined>> } };

/**
 * Path that a static mirror lies under, with a slash at both ends; undefined on a portal with a server. A mirror's pages carry it on their
 * root element, for scripts. What needs a server asks here whether there is one (docs/mirrors.md).
 */
export function mirrorBase(): string | undefined {
  const { document } = globalThis as { readonly document?: Page };
  return document ? document.documentElement?.dataset["mirror"] : globalThis.recessMirrorBase;
}

export function isMirror(): boolean {
  return mirrorBase() !== undefined;
}
