/** Function expression, for scripts inside a page, that gives the tab the other title and icon; not in school mode. */
export const cloakScript = `function (root) {
  if ("school" in root.dataset) return;
  document.title = "My Drive";
  document.querySelector("link[rel=icon]").href = "/cloak.svg";
}`;
