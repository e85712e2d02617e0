/** Commands of one section of a page, as they are pasted into a shell. */
export type DocumentedStep = { readonly heading: string; readonly script: string };

/** Shell blocks of docs/first-site.md by their sections. Versions are those of the archives that are there. */
export function documentedSteps(
  markdown: string,
  versions: { readonly first: string; readonly next: string },
): DocumentedStep[] {
  const sections = markdown.split(/^## \d+\. /m).slice(1);
  return sections.map((section) => {
    const [heading = ""] = section.split("\n");
    const blocks = [...section.matchAll(/^```sh\n([\s\S]*?)^```/gm)].map(([, block = ""]) => block);
    if (blocks.length === 0) throw new Error(`docs/first-site.md has no commands below "${heading}"`);
    const script = blocks.join("").replaceAll("0.1.0", versions.first).replaceAll("0.2.0", versions.next);
    return { heading, script };
  });
}

/** Lines that install packages: they need the network, which nothing else does. */
export function packageLines(steps: readonly DocumentedStep[]): string[] {
  return steps.flatMap(({ script }) => script.split("\n").filter((line) => line.startsWith("apt-get ")));
}
