import { posix } from "node:path";
import { type Token, tokensOf } from "#domain/markup.ts";

/** Reads a text file by its path below the page's folder; undefined where there is none. */
export type ReadText = (path: string) => string | undefined;

type StartTag = Extract<Token, { kind: "start" }>;

/** A specifier of another file, after `from` or in `import`. */
const imported = /((?:\bfrom|\bimport)\s*\(?\s*)(["'`])([^"'`\n]+?\.m?js)\2/g;

/** Specifiers of modules inside the page: bare ones, which the import map resolves. */
const PREFIX = "inside/";

/**
 * A game's page with its module scripts inside. For a page with an opaque origin every module is cross-origin, and a plain file host sends no header
 * that allows it: the first module becomes an inline script, those that it imports `data:` URLs in an import map. `crossorigin` goes from all
 * tags for the same reason. The page and its result are in latin1, as `tokensOf` reads them.
 */
export function withModulesInside(page: string, read: ReadText): string {
  const modules = new Map<string, string>();
  let result = "";
  let at = 0;
  let mapAt: number | undefined;
  for (const token of tokensOf(page)) {
    if (token.kind !== "start") continue;
    const tag = replacedTag(token, page.slice(token.start, token.end));
    if (tag === undefined) continue;
    result += page.slice(at, token.start);
    if (token.name === "script") mapAt ??= result.length;
    result += tag;
    at = token.end;
  }
  result += page.slice(at);
  if (modules.size === 0 || mapAt === undefined) return result;
  const map = `<script type="importmap">${JSON.stringify({ imports: Object.fromEntries(modules) })}</script>`;
  return result.slice(0, mapAt) + map + result.slice(mapAt);

  /** The text in place of a tag; undefined where it stays. */
  function replacedTag({ name, attributes }: StartTag, text: string): string | undefined {
    const rel = attributes.get("rel")?.toLowerCase();
    if (name === "link" && rel === "modulepreload") return "";
    const source = attributes.get("src");
    if (name === "script" && attributes.get("type")?.toLowerCase() === "module" && source !== undefined) {
      const script = moduleText(posix.normalize(source));
      if (script !== undefined) return `<script type="module">${script.replaceAll("</script", "<\\/script")}`;
    }
    return attributes.has("crossorigin")
      ? text.replace(/\scrossorigin(?:=(?:"[^"]*"|'[^']*'|[^\s>]*))?/i, "")
      : undefined;
  }

  /** A module's text, with what it imports added to the map. */
  function moduleText(path: string): string | undefined {
    const text = read(path);
    if (text === undefined) return undefined;
    return asciiOf(text)
      .replaceAll(imported, (whole, before: string, quote: string, specifier: string) => {
        const target = specifier.startsWith("/") ? specifier : posix.join(posix.dirname(path), specifier);
        return addModule(target) ? `${before}${quote}${PREFIX}${target}${quote}` : whole;
      })
      .replaceAll("import.meta.url", `new URL(${JSON.stringify(path)},document.baseURI).href`);
  }

  function addModule(path: string): boolean {
    const key = PREFIX + path;
    if (modules.has(key)) return true;
    // Modules may import each other in a circle.
    modules.set(key, "");
    const text = moduleText(path);
    if (text === undefined) modules.delete(key);
    else modules.set(key, `data:text/javascript;base64,${Buffer.from(text).toString("base64")}`);
    return text !== undefined;
  }
}

/** A script in ASCII, whatever the charset of the page that it comes into. */
function asciiOf(script: string): string {
  return script.replaceAll(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
