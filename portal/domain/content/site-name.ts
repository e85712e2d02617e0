import type { Content } from "./content.ts";

/** What stands for the site's name in every text. */
const PLACEHOLDER = "{site}";

/** The content of a site with this name, which takes its place in all texts. */
export function withSiteName(content: Content, name: string): Content {
  const named = filled(content, name);
  return { ...named, site: { ...named.site, name } };
}

function filled<Value>(value: Value, name: string): Value;
function filled(value: unknown, name: string): unknown {
  if (typeof value === "string") return value.replaceAll(PLACEHOLDER, () => name);
  if (Array.isArray(value)) return value.map((entry) => filled(entry, name));
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, filled(entry, name)]));
}
