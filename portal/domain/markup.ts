/** A token of a page's markup: a comment, doctype or end tag (`other`), or a start tag with the names and values of its attributes. */
export type Token =
  | { kind: "other"; start: number; end: number }
  | {
      kind: "start";
      start: number;
      end: number;
      name: string;
      nameEnd: number;
      attributes: ReadonlyMap<string, string>;
    };

/** Elements whose content is text and not markup. */
const rawText = /^(?:script|style|textarea|title|xmp|iframe|noembed|noframes|plaintext)$/;

/**
 * The tokens of a page in latin1, as the tokenizer of the HTML standard finds them; what lies between two of them is text. It ends at a
 * comment or a tag that never ends. Every character is looked at a bounded number of times.
 */
export function* tokensOf(page: string): Generator<Token> {
  let at = page.indexOf("<");
  while (at >= 0) {
    const token = tokenAt(page, at);
    if (token === "unfinished") return;
    if (token) yield token;
    let next = token ? token.end : at + 1;
    if (token?.kind === "start" && rawText.test(token.name)) {
      const close = new RegExp(`</${token.name}(?=[\\s/>])`, "gi");
      close.lastIndex = next;
      const found = close.exec(page);
      if (found === null) return;
      next = found.index;
    }
    at = page.indexOf("<", next);
  }
}

/** The token that begins with this "<"; undefined where it is text. */
function tokenAt(page: string, start: number): Token | "unfinished" | undefined {
  if (page.startsWith("<!--", start)) return other(start, commentEnd(page, start + 4));
  const isEnd = page[start + 1] === "/";
  const nameStart = start + (isEnd ? 2 : 1);
  if (!/[a-z]/i.test(page[nameStart] ?? "")) {
    return /[!?/]/.test(page[start + 1] ?? "") ? other(start, after(page, ">", nameStart)) : undefined;
  }
  const nameEnd = skip(page, nameStart, /[^\s/>]/);
  const attributes = new Map<string, string>();
  const end = readAttributes(page, nameEnd, attributes);
  if (isEnd || end === undefined) return other(start, end);
  const name = page.slice(nameStart, nameEnd).toLowerCase();
  return { kind: "start", start, end, name, nameEnd, attributes };
}

function other(start: number, end: number | undefined): Token | "unfinished" {
  return end === undefined ? "unfinished" : { kind: "other", start, end };
}

/** `<!-->` and `<!--->` are whole comments, and `--!>` ends one too. */
function commentEnd(page: string, from: number): number | undefined {
  if (page[from] === ">") return from + 1;
  if (page.startsWith("->", from)) return from + 2;
  const close = /--!?>/g;
  close.lastIndex = from;
  return close.exec(page) ? close.lastIndex : undefined;
}

/** Reads attributes up to the end of the tag, and gives that end. The first of two with the same name counts. */
function readAttributes(page: string, from: number, attributes: Map<string, string>): number | undefined {
  let at = skip(page, from, /[\s/]/);
  while (at < page.length && page[at] !== ">") {
    // A "=" in the first place belongs to the name.
    const nameEnd = skip(page, at + 1, /[^\s/>=]/);
    const name = page.slice(at, nameEnd).toLowerCase();
    at = skip(page, nameEnd, /\s/);
    let value = "";
    if (page[at] === "=") {
      const valueStart = skip(page, at + 1, /\s/);
      const quote = page[valueStart];
      const isQuoted = quote === '"' || quote === "'";
      const end = isQuoted ? after(page, quote, valueStart + 1) : skip(page, valueStart, /[^\s>]/);
      if (end === undefined) return undefined;
      value = isQuoted ? page.slice(valueStart + 1, end - 1) : page.slice(valueStart, end);
      at = end;
    }
    if (!attributes.has(name)) attributes.set(name, value);
    at = skip(page, at, /[\s/]/);
  }
  return at < page.length ? at + 1 : undefined;
}

function skip(page: string, from: number, characters: RegExp): number {
  let at = from;
  while (at < page.length && characters.test(page.charAt(at))) at += 1;
  return at;
}

function after(page: string, text: string, from: number): number | undefined {
  const at = page.indexOf(text, from);
  return at < 0 ? undefined : at + text.length;
}

/**
 * Adds `crossorigin` to the pictures and media of a page in latin1. For a game with an opaque origin its own files are cross-origin, and a
 * canvas must not read what was not asked for with CORS.
 */
export function withCrossOrigin(page: string): string {
  let result = "";
  let copied = 0;
  for (const token of tokensOf(page)) {
    if (token.kind !== "start" || !/^(?:img|video|audio)$/.test(token.name)) continue;
    if (token.attributes.has("crossorigin")) continue;
    result += `${page.slice(copied, token.nameEnd)} crossorigin`;
    copied = token.nameEnd;
  }
  return result + page.slice(copied);
}
