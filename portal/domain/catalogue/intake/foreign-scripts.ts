import { tokensOf } from "#domain/markup.ts";

/** The scripts that a page in latin1 loads from other hosts. The portal blocks them, unlike hosts that are merely mentioned. */
export function foreignScripts(page: string): string[] {
  const found = new Set<string>();
  withScripts(page, (url) => {
    found.add(url);
    return undefined;
  });
  return [...found];
}

/** The modules that a page or script in latin1 imports from other hosts, by a statement or an import map. They are blocked, too, and have no stand-ins. */
export function foreignModules(text: string): string[] {
  const statements = text.matchAll(
    /\b(?:import|export)\b[\w\s{},*$(]{0,500}?["'`](https?:\/\/[^"'`\s]+)["'`]/g,
  );
  const maps = [...text.matchAll(/<script[^>]+importmap[^>]*>([^<]*)</gi)].flatMap(([, map = ""]) => [
    ...map.matchAll(/:\s*"(https?:\/\/[^"\s]+)"/g),
  ]);
  return [...new Set([...statements, ...maps].map(([, url = ""]) => url))];
}

/** The page with the URLs of scripts replaced where `replacement` gives another. Attributes that check the old file (`integrity`) go too. */
export function withScripts(page: string, replacement: (url: string) => string | undefined): string {
  let result = "";
  let copied = 0;
  for (const token of tokensOf(page)) {
    if (token.kind !== "start" || token.name !== "script") continue;
    const url = token.attributes.get("src")?.trim() ?? "";
    const next = /^(?:https?:)?\/\//i.test(url) ? replacement(url) : undefined;
    if (next === undefined) continue;
    const tag = page.slice(token.start, token.end);
    result += page.slice(copied, token.start) + tag.replace(url, next).replace(checkAttributes, "");
    copied = token.end;
  }
  return result + page.slice(copied);
}

const checkAttributes = /\s(?:integrity|crossorigin)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+))?(?=[\s/>])/gi;
