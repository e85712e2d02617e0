import { accentProperties } from "@recess/portal/domain/settings/accent.ts";
import type { Theme } from "@recess/portal/domain/settings/look.ts";
import postcss, { type Container, type Declaration, type Root, type Rule } from "postcss";

/** Values of the custom properties that differ by theme. */
type Palette = ReadonlyMap<string, string>;
type Palettes = { readonly dark: Palette; readonly light: Palette; readonly contrast: Palette };

/**
 * Makes one stylesheet per theme of the built one, with the values of the theme in place of its custom properties: pages then have no
 * `var()` for them, which browsers parse anew for every element; those of the accent stay, with the theme's value as fallback. The theme of the system is a sheet with media queries: what differs follows
 * its rule at once, so that the order of rules stays the same.
 */
export function themedSheets(sheet: string): Record<Theme, string> {
  const root = postcss.parse(sheet);
  const palettes = takePalettes(root);
  root.walkDecls((declaration) => {
    if (palettes.dark.has(declaration.prop))
      throw declaration.error(`${declaration.prop} is set by themes alone`);
  });
  const sheetFor = (theme: Theme) => sheetOf(theme, root, palettes);
  return {
    dark: sheetFor("dark"),
    light: sheetFor("light"),
    contrast: sheetFor("contrast"),
    system: sheetFor("system"),
  };
}

function sheetOf(theme: Theme, root: Root, palettes: Palettes): string {
  const copy = root.clone();
  if (theme === "system") addMediaQueries(copy, palettes);
  const palette = palettes[theme === "system" ? "dark" : theme];
  copy.walkDecls((declaration) => resolve(declaration, palette));
  return copy.toString();
}

function resolve(declaration: Declaration, palette: Palette): void {
  declaration.value = declaration.value.replace(/var\((--[\w-]+)\)/g, (use, name) => {
    const value = palette.get(name);
    if (value === undefined) return use;
    return isOfAccent(name) ? `var(${name},${value})` : value;
  });
}

/** The operator may set these while the portal runs. They are on few elements. */
function isOfAccent(name: string): boolean {
  return accentProperties.some((property) => property === name);
}

/** Removes the rules that set the palettes, `:root` and `:root[data-look^="light-"]`, and returns what they set. */
function takePalettes(root: Root): Palettes {
  const light = takeRule(root, "light");
  const contrast = takeRule(root, "contrast");
  const dark = new Map<string, string>();
  root.walkRules(":root", (rule) => {
    rule.walkDecls(/^--/, (declaration) => {
      if (!light.has(declaration.prop)) return;
      dark.set(declaration.prop, declaration.value);
      declaration.remove();
    });
    if (rule.nodes.length === 0) rule.remove();
  });
  const names = (palette: Palette) => [...palette.keys()].toSorted().join(" ");
  if (names(light) !== names(dark) || names(contrast) !== names(dark))
    throw new Error("The themes do not set the same custom properties.");
  return { dark, light, contrast };
}

function takeRule(root: Root, theme: keyof Palettes): Palette {
  const palette = new Map<string, string>();
  root.walkRules(new RegExp(`^:root\\[data-look\\^="?${theme}-"?\\]$`), (rule) => {
    rule.walkDecls((declaration) => void palette.set(declaration.prop, declaration.value));
    rule.remove();
  });
  return palette;
}

function addMediaQueries(root: Root, palettes: Palettes): void {
  const rules: Rule[] = [];
  root.walkRules((rule) => {
    if (!isKeyframe(rule)) rules.push(rule);
  });
  for (const rule of rules) {
    const themed = rule.nodes.filter(
      (node): node is Declaration => node.type === "decl" && isThemed(node, palettes.dark),
    );
    if (themed.length === 0) continue;
    // The second one wins where a system asks for both.
    rule.after(mediaQuery("(prefers-contrast:more)", rule, themed, palettes.contrast));
    rule.after(mediaQuery("(prefers-color-scheme:light)", rule, themed, palettes.light));
  }
}

function mediaQuery(params: string, { selector }: Rule, themed: readonly Declaration[], palette: Palette) {
  const declarations = themed.map((declaration) => declaration.clone());
  for (const declaration of declarations) resolve(declaration, palette);
  return postcss.atRule({ name: "media", params, nodes: [postcss.rule({ selector, nodes: declarations })] });
}

function isThemed({ value }: Declaration, palette: Palette): boolean {
  return Array.from(value.matchAll(/var\((--[\w-]+)\)/g)).some(([, name = ""]) => palette.has(name));
}

function isKeyframe({ parent }: Rule): boolean {
  const group: Container | undefined = parent?.type === "atrule" ? (parent as Container) : undefined;
  return group !== undefined && "name" in group && group.name === "keyframes";
}
