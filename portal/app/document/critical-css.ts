/** Extracts the critical CSS of a page: the rules that its HTML needs, and those that its scripts may need. */
export type CriticalCss = (html: string) => string;

/** One rule of the stylesheet, as the build parsed it (`tools/build/style-rules.ts`). */
export type StyleRule =
  | { readonly kind: "style"; readonly text: string; readonly selectors: readonly (readonly string[])[] }
  | { readonly kind: "group"; readonly head: string; readonly rules: readonly StyleRule[] }
  | { readonly kind: "keyframes"; readonly text: string; readonly name: string }
  | { readonly kind: "other"; readonly text: string };

/** Pages of one route mostly have the same classes, so a few hundred sets of classes cover the site. */
const MAX_CACHED_CLASS_SETS = 200;

/**
 * A rule is included when the page has, or may get, every class that one of its selectors requires; a rule without classes always is.
 * The result may have too much (attributes are not looked at), never too little. It is cached by the page's set of classes.
 */
export function openCriticalCss(
  rules: readonly StyleRule[],
  scriptClasses: (html: string) => readonly string[],
): CriticalCss {
  const cache = new Map<string, string>();
  return (html) => {
    const attributes = html.matchAll(/ class="([^"]*)"/g);
    const classes = new Set([
      ...Array.from(attributes, ([, names = ""]) => names.split(" ")).flat(),
      ...scriptClasses(html),
    ]);
    const key = [...classes].toSorted().join(" ");
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    const css = withKeyframes(rulesFor(rules, classes), rules);
    if (cache.size >= MAX_CACHED_CLASS_SETS) cache.clear();
    cache.set(key, css);
    return css;
  };
}

function rulesFor(rules: readonly StyleRule[], classes: ReadonlySet<string>): string {
  return rules.map((rule) => ruleFor(rule, classes)).join("");
}

function ruleFor(rule: StyleRule, classes: ReadonlySet<string>): string {
  switch (rule.kind) {
    case "other":
      return rule.text;
    case "keyframes":
      return "";
    case "style":
      return rule.selectors.some((required) => required.every((name) => classes.has(name))) ? rule.text : "";
    case "group": {
      const inside = rulesFor(rule.rules, classes);
      return inside && `${rule.head}{${inside}}`;
    }
  }
}

/** Appends the animations that the rules name. */
function withKeyframes(css: string, rules: readonly StyleRule[]): string {
  const used = rules.filter((rule) => rule.kind === "keyframes").filter(({ name }) => css.includes(name));
  return css + used.map(({ text }) => text).join("");
}
