import { formatLook, type Look } from "#domain/settings/look.ts";
import { lookOfRequest } from "#server/site/request/visitor.ts";

/** A page that depends on the look alone, rendered once for each: its clients must not make the server work. */
export function pageByLook(render: (look: Look) => string): (request: Request) => string {
  const pages = new Map<string, string>();
  return (request) => {
    const look = lookOfRequest(request);
    const key = formatLook(look);
    const page = pages.get(key) ?? render(look);
    pages.set(key, page);
    return page;
  };
}
