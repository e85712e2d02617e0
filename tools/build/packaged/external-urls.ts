import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { Job } from "./job.ts";

const IN_PAGES =
  /\s(?:src|href|srcset|poster|data|action|content)\s*=\s*(["']?)\s*((?:https?:)?\/\/[^"'\s>]+)/gi;
const IN_STYLES = /(?:url\(|@import)\s*(["']?)\s*((?:https?:)?\/\/[^"'\s)]+)/gi;

/** The addresses of other hosts in a page or a style sheet. Scripts cannot be read for them; a browser sees to those. */
export function outsidersIn(text: string, isPage: boolean): string[] {
  const patterns = isPage ? [IN_PAGES, IN_STYLES] : [IN_STYLES];
  return patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, , address = ""]) => address));
}

/** A game's page may not even name another host: a request would be refused, and a link would lead nowhere. */
export async function refuseOutsiders({ slug, out }: Job): Promise<void> {
  const entries = await readdir(out, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter(({ name }) => /\.(?:html?|css)$/i.test(name))) {
    const text = await readFile(path.join(entry.parentPath, entry.name), "utf8");
    const [first] = outsidersIn(text, !entry.name.endsWith(".css"));
    if (first) throw new Error(`${slug}: ${entry.name} names another host (${first}); edit it out`);
  }
}
