const topFolders = "bin|catalogue|content|docs|e2e|games|portal|quality|tools";

/** Paths below the top-level folders that a Markdown page names in `code`. Globs and braces are left in. */
export function pathsIn(text: string): string[] {
  return [...text.matchAll(new RegExp(`\`((?:${topFolders})/[\\w./*{},@-]*)\``, "g"))].map(
    ([, path = ""]) => path,
  );
}

/** npm scripts that a page tells to run, with the verb of `npm run games`: `build`, `games add`. */
export function commandsIn(text: string): string[] {
  return [...text.matchAll(/npm run (?:--silent )?(games -- [a-z][\w-]*|[a-z][\w:-]*)/g)].map(
    ([, name = ""]) => name.replace(" --", ""),
  );
}

/** Targets of the relative links of a page: a file, an anchor, or both. */
export function linksIn(text: string): { file: string; anchor: string | undefined }[] {
  return [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = ""]) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => {
      const [file = "", anchor] = target.split("#");
      return { file, anchor };
    });
}

/** Anchors of the headings of a page, as GitHub makes them. */
export function anchorsIn(text: string): Set<string> {
  const anchors = new Set<string>();
  for (const [, heading = ""] of withoutCode(text).matchAll(/^#{1,6} +(.+?) *$/gm)) {
    const slug = heading
      .toLowerCase()
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
      .replaceAll(" ", "-");
    let anchor = slug;
    for (let count = 1; anchors.has(anchor); count += 1) anchor = `${slug}-${count}`;
    anchors.add(anchor);
  }
  return anchors;
}

/** A page without its fenced blocks: what looks like a heading or a link in them is none. */
function withoutCode(text: string): string {
  return text.replaceAll(/^(```+)[\s\S]*?^\1/gm, "");
}
