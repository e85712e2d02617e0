import type { GameNeed } from "#domain/catalogue/game.ts";
import { escapeHtml } from "#domain/escape-html.ts";
import { tokensOf } from "#domain/markup.ts";

/** The script tag of the bridge: neither async nor a module, so that nothing of the game runs before it. No site means the page's own host. */
export function bridgeTag(source: string, site: readonly string[], needs: readonly GameNeed[] = []): string {
  const dialogs = needs.includes("dialogs") ? " data-dialogs" : "";
  return `<script src="${escapeHtml(source)}" data-site="${escapeHtml(site.join(" "))}"${dialogs}></script>`;
}

/** Link to the icon of games. It comes before all of the page, so an icon that the page names itself wins. */
export function iconTag(url: string): string {
  return `<link rel="icon" href="${escapeHtml(url)}">`;
}

/** A page that may get the bridge: its bytes, and the charset for its Content-Type. */
export type GamePageText = { bytes: Buffer; charset: string };

// ASCII characters mean the same in all of them, whatever comes before, so that our tag is a tag. Not so in UTF-16 and ISO-2022-JP.
const plainCharset =
  /^(?:utf-?8|us-ascii|windows-\d+|cp125\d|x?-?mac-?\w+|macintosh|iso-?8859-?[\w-]+|latin\d|koi8-\w+|ibm866|shift[_-]jis|x-sjis|euc-\w+|gb\w+|big5(?:-hkscs)?)$/;

/**
 * Reads a page's charset from its byte order mark or its markup: our tag would push its `<meta>` out of the first 1,024 bytes, where
 * browsers look. A page in UTF-16 becomes UTF-8; every other page keeps its bytes, as old games are not all UTF-8.
 */
export function readGamePage(page: Buffer): GamePageText {
  for (const [mark, charset] of [
    ["fffe", "utf-16le"],
    ["feff", "utf-16be"],
  ] as const) {
    if (page.subarray(0, 2).toString("hex") === mark)
      return { bytes: Buffer.from(new TextDecoder(charset).decode(page)), charset: "utf-8" };
  }
  return { bytes: page, charset: charsetOf(page) };
}

function charsetOf(page: Buffer): string {
  for (const token of tokensOf(page.subarray(0, 1024).toString("latin1"))) {
    if (token.kind !== "start" || token.name !== "meta") continue;
    const content = /charset\s*=\s*["']?\s*([^\s"';]+)/i.exec(token.attributes.get("content") ?? "")?.[1];
    const charset = (token.attributes.get("charset") ?? content)?.trim().toLowerCase();
    if (charset !== undefined) return plainCharset.test(charset) ? charset : "utf-8";
  }
  return "utf-8";
}

/**
 * Injects `tag` before every script of the page. All other bytes stay: a page whose doctype does not come first would be laid out in
 * quirks mode. The bridge is a convenience and no wall (docs/decisions/0002), but a game without it has no saves and no volume.
 */
export function withBridge(page: Buffer, tag: string): Buffer {
  const at = endOfPrologue(page.toString("latin1"));
  return Buffer.concat([page.subarray(0, at), Buffer.from(tag), page.subarray(at)]);
}

/** Where the head's content begins: after a byte order mark, white space, comments, the doctype, `<html …>` and `<head …>`. */
function endOfPrologue(page: string): number {
  let at = page.startsWith("\u00ef\u00bb\u00bf") ? 3 : 0;
  for (const token of tokensOf(page)) {
    // An end tag closes what the parser opens by itself, and text opens the body.
    const isBefore =
      token.kind === "start" ? /^(?:html|head)$/.test(token.name) : page[token.start + 1] !== "/";
    if (!isBefore || !/^\s*$/.test(page.slice(at, token.start))) break;
    at = token.end;
    if (token.kind === "start" && token.name === "head") break;
  }
  return at;
}
