import type { Visitor } from "#app/page.ts";
import type { Language } from "#domain/language/language.ts";
import { formatLook } from "#domain/settings/look.ts";
import { languageOfRequest, lookOfRequest } from "#server/site/request/visitor.ts";

/** A page that depends on look and language alone, rendered once for each: its clients must not make the server work. */
export function pageByVisitor(
  languages: readonly Language[],
  render: (visitor: Pick<Visitor, "look" | "language">) => string,
): (request: Request) => string {
  const pages = new Map<string, string>();
  return (request) => {
    const look = lookOfRequest(request);
    const language = languageOfRequest(request, languages);
    const key = `${language} ${formatLook(look)}`;
    const page = pages.get(key) ?? render({ look, language });
    pages.set(key, page);
    return page;
  };
}
