import { cloakPresets } from "#domain/settings/cloak.ts";

const { title, icon } = cloakPresets.drive;

/** Function expression, for scripts inside a page, that gives the tab the title and icon of the cloak it wears (`formatCloak`); not in school mode. */
export const cloakScript = `function (root, worn) {
  if ("school" in root.dataset) return;
  var parts = /^cloak (\\w+) (.+)/.exec(worn) || [];
  document.title = parts[2] || "${title}";
  document.querySelector("link[rel=icon]").href = /^(document|class|own)$/.test(parts[1]) ? "/cloak-" + parts[1] + ".svg" : "${icon}";
}`;
