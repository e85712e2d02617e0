/** The tag that starts the bridge: a plain script, so that nothing of the game runs before it. */
export function bridgeTag(source: string, site: readonly string[]): string {
  return `<script src="${attribute(source)}" data-site="${attribute(site.join(" "))}"></script>`;
}

function attribute(value: string): string {
  return value.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}

// What may stand before the head's content: white space, comments, the doctype, <html …> and <head …>.
// A tag's attributes may hold a ">" between quotes.
const BEFORE_HEAD =
  /^(?:\u00ef\u00bb\u00bf)?(?:\s+|<!--[\s\S]*?-->|<\?[^>]*>|<!doctype[^>]*>|<html(?=[\s>])(?:"[^"]*"|'[^']*'|[^>"'])*>)*(?:<head(?=[\s>])(?:"[^"]*"|'[^']*'|[^>"'])*>)?/i;

/**
 * The page with `tag` before every script of its own. Bytes stay as they are: old games are not all UTF-8, and a page whose
 * doctype no longer comes first would be laid out by the rules of 1999.
 */
export function withBridge(page: Buffer, tag: string): Buffer {
  const [before = ""] = BEFORE_HEAD.exec(page.toString("latin1")) ?? [];
  return Buffer.concat([page.subarray(0, before.length), Buffer.from(tag), page.subarray(before.length)]);
}

/** The encoding that a page names itself: our tag would push its `<meta>` out of the first 1,024 bytes, where browsers look. */
export function charsetOf(page: Buffer): string {
  const start = page.subarray(0, 1024).toString("latin1");
  return /<meta[^>]+charset\s*=\s*["']?\s*([\w:.-]+)/i.exec(start)?.[1]?.toLowerCase() ?? "utf-8";
}
