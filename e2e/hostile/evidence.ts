/** What attacks got, by name. An attack without evidence was held. */
export type Evidence = {
  /** Notes what an attack gave; an empty text is nothing. */
  add(name: string, got: string): void;
  /** Looks for the marks of attacks (`by-<name>`) in something that was observed outside the game's page. */
  observe(where: string, text: string): void;
  of(name: string): string;
};

export function openEvidence(names: readonly string[]): Evidence {
  const found = new Map<string, string>();
  // The longest name first: one name may begin with another.
  const sorted = names.toSorted((a, b) => b.length - a.length);
  const add = (name: string, got: string) => {
    if (got !== "" && !found.has(name)) found.set(name, got);
  };
  return {
    add,
    observe(where, text) {
      for (const [, token = ""] of text.matchAll(/by-([a-z-]+)/g)) {
        const name = sorted.find((name) => token.startsWith(name));
        if (name !== undefined) add(name, `${where}: ${text.slice(0, 200)}`);
      }
    },
    of: (name) => found.get(name) ?? "",
  };
}
