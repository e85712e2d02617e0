import { escapeHtml } from "#domain/escape-html.ts";

/** The script tag of the bridge: neither async nor a module, so that nothing of the game runs before it. No site means the page's own host. */
export function bridgeTag(source: string, site: readonly string[]): string {
  return `<script src="${escapeHtml(source)}" data-site="${escapeHtml(site.join(" "))}"></script>`;
}

// What may come before the head's content: white space, comments, the doctype, <html …> and <head …>.
// A tag's attributes may hold a ">" between quotes.
const beforeHead =
  /^(?:\u00ef\u00bb\u00bf)?(?:\s+|<!--[\s\S]*?-->|<\?[^>]*>|<!doctype[^>]*>|<html(?=[\s>])(?:"[^"]*"|'[^']*'|[^>"'])*>)*(?:<head(?=[\s>])(?:"[^"]*"|'[^']*'|[^>"'])*>)?/i;

/**
 * Injects `tag` before every script of the page. All other bytes stay: old games are not all UTF-8, and a page whose doctype does not
 * come first would be laid out in quirks mode.
 */
export function withBridge(page: Buffer, tag: string): Buffer {
  const [before = ""] = beforeHead.exec(page.toString("latin1")) ?? [];
  return Buffer.concat([page.subarray(0, before.length), Buffer.from(tag), page.subarray(before.length)]);
}

/** The charset that a page declares, for its Content-Type: our tag would push its `<meta>` out of the first 1,024 bytes, where browsers look. */
export function charsetOf(page: Buffer): string {
  const start = page.subarray(0, 1024).toString("latin1");
  return /<meta[^>]+charset\s*=\s*["']?\s*([\w:.-]+)/i.exec(start)?.[1]?.toLowerCase() ?? "utf-8";
}
