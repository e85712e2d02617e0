/** The rules of a stylesheet that a page needs for what it shows before any script has run. */
export type CriticalCss = (html: string) => string;

type Rule =
  | { readonly kind: "styles"; readonly text: string; readonly selectors: readonly (readonly string[])[] }
  | { readonly kind: "group"; readonly head: string; readonly rules: readonly Rule[] }
  | { readonly kind: "keyframes"; readonly text: string; readonly name: string }
  | { readonly kind: "plain"; readonly text: string };

/** Different pages of one kind have the same classes; so many kinds are remembered. */
const remembered = 200;

/**
 * Cuts a stylesheet, as the build minified it, into its rules. A rule is wanted when the page has every class that one of its
 * selectors names; what names no class is always wanted. It may give too much (an attribute is not looked at), never too little.
 */
export function openCriticalCss(sheet: string): CriticalCss {
  const rules = readRules(sheet);
  const known = new Map<string, string>();
  return (html) => {
    const classes = new Set(
      Array.from(html.matchAll(/ class="([^"]*)"/g), ([, names = ""]) => names.split(" ")).flat(),
    );
    const key = [...classes].toSorted().join(" ");
    const before = known.get(key);
    if (before !== undefined) return before;
    const wanted = write(rules, classes);
    const css = wanted + write(usedFrames(rules, wanted), classes);
    if (known.size >= remembered) known.clear();
    known.set(key, css);
    return css;
  };
}

function write(rules: readonly Rule[], classes: ReadonlySet<string>): string {
  return rules.map((rule) => writeRule(rule, classes)).join("");
}

function writeRule(rule: Rule, classes: ReadonlySet<string>): string {
  switch (rule.kind) {
    case "plain":
      return rule.text;
    case "keyframes":
      return "";
    case "styles":
      return rule.selectors.some((names) => names.every((name) => classes.has(name))) ? rule.text : "";
    case "group": {
      const inside = write(rule.rules, classes);
      return inside && `${rule.head}{${inside}}`;
    }
  }
}

function usedFrames(rules: readonly Rule[], css: string): Rule[] {
  return rules.flatMap((rule) =>
    rule.kind === "keyframes" && css.includes(rule.name) ? [{ kind: "plain", text: rule.text }] : [],
  );
}

function readRules(css: string): Rule[] {
  const rules: Rule[] = [];
  let at = 0;
  while (at < css.length) {
    const open = css.indexOf("{", at);
    if (open < 0) break;
    const end = endOfBlock(css, open);
    rules.push(readRule(css.slice(at, open).trim(), css.slice(open + 1, end)));
    at = end + 1;
  }
  return rules;
}

function readRule(head: string, body: string): Rule {
  const text = `${head}{${body}}`;
  if (/^@(media|supports|container|layer)\b/.test(head))
    return { kind: "group", head, rules: readRules(body) };
  const frames = /^@keyframes\s+(\S+)/.exec(head)?.[1];
  if (frames) return { kind: "keyframes", text, name: frames };
  if (head.startsWith("@")) return { kind: "plain", text };
  return { kind: "styles", text, selectors: selectorsOf(head).map(classesOf) };
}

/** Where the block that begins here is closed. */
function endOfBlock(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at += 1) {
    if (css[at] === '"' || css[at] === "'") at = css.indexOf(css[at] ?? "", at + 1);
    else if (css[at] === "{") depth += 1;
    else if (css[at] === "}" && --depth === 0) return at;
  }
  return css.length;
}

function selectorsOf(head: string): string[] {
  const selectors = [""];
  let depth = 0;
  for (const letter of head) {
    if (letter === "(" || letter === "[") depth += 1;
    if (letter === ")" || letter === "]") depth -= 1;
    if (letter === "," && depth === 0) selectors.push("");
    else selectors[selectors.length - 1] += letter;
  }
  return selectors;
}

/** The classes that must be on the page. What stands in `:not()`, or in one branch of `:is()` or `:has()`, need not be. */
function classesOf(selector: string): string[] {
  let bare = selector;
  for (let before = ""; before !== bare; ) {
    before = bare;
    bare = bare.replace(/:(?:not|is|where|has)\([^()]*\)/g, "");
  }
  return Array.from(bare.matchAll(/\.(-?[A-Za-z_][\w-]*)/g), ([, name = ""]) => name);
}
