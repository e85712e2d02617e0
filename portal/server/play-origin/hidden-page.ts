import { CACHE_REVALIDATE } from "#server/http/static/static-files.ts";

type HiddenPage = {
  title: string;
  /** The URL of its only script. */
  script: string;
  /** The origins whose pages may frame it, and that its script answers. */
  site: readonly string[];
  policy: Record<string, string>;
};

/** A page of a game's origin that the site's pages embed as a hidden frame: the packer's and the mover's. */
export function hiddenPage({ title, script, site, policy }: HiddenPage) {
  const text = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${title}</title>
<meta name="site" content="${site.join(" ")}">
<script src="${script}"></script>
</html>
`;
  const headers = {
    ...policy,
    "cache-control": CACHE_REVALIDATE,
    "content-type": "text/html; charset=utf-8",
  };
  return { text, headers };
}
