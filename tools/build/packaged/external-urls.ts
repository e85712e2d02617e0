import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { Job } from "./job.ts";

const inPages =
  /\s(?:src|href|srcset|poster|data|action|content)\s*=\s*(["']?)\s*((?:https?:)?\/\/[^"'\s>]+)/gi;
const inStyles = /(?:url\(|@import)\s*(["']?)\s*((?:https?:)?\/\/[^"'\s)]+)/gi;

/** URLs of other hosts in a page or style sheet. Those in scripts are found by `npm run games -- verify`, in a browser. */
export function externalUrlsIn(text: string, isPage: boolean): string[] {
  const patterns = isPage ? [inPages, inStyles] : [inStyles];
  return patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, , url = ""]) => url));
}

/** Fails the build of a game whose pages or styles name another host: the CSP would block the request, and a link would lead nowhere. */
export async function refuseExternalUrls({ slug, out }: Job): Promise<void> {
  const entries = await readdir(out, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter(({ name }) => /\.(?:html?|css)$/i.test(name))) {
    const text = await readFile(path.join(entry.parentPath, entry.name), "utf8");
    const [first] = externalUrlsIn(text, !entry.name.endsWith(".css"));
    if (first) throw new Error(`${slug}: ${entry.name} names another host (${first}); edit it out`);
  }
}
