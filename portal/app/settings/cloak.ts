import { type Cloak, cloakPresets, cloakTitle, formatCloak } from "#domain/settings/cloak.ts";

const KEY = "cloak";
const OFF = "off";

/** Whether the tab cloak is on: another title and icon, for this tab's session. The head script sets them before the first paint. */
export function isCloaked(): boolean {
  try {
    return (sessionStorage.getItem(KEY) ?? OFF) !== OFF;
  } catch {
    // Without storage there is no setting to read.
    return false;
  }
}

/** Turns the tab cloak on. */
export function cloakTab(cloak: Cloak): void {
  const worn = formatCloak(cloak);
  // The next page of this tab reads its name before the first paint.
  window.name = worn;
  remember(worn);
  show(cloakTitle(cloak), cloakPresets[cloak.preset].icon);
}

/** Turns the tab cloak off; `title` is the page's own. */
export function uncloakTab(title: string): void {
  window.name = "";
  remember(OFF);
  show(title, icon()?.dataset["own"] ?? "/icons/icon-32.png");
}

function remember(worn: string): void {
  try {
    sessionStorage.setItem(KEY, worn);
  } catch (error) {
    // Without storage the cloak lasts until the page unloads.
    console.warn("the cloak cannot be remembered", error);
  }
}

function show(title: string, href: string): void {
  document.title = title;
  icon()?.setAttribute("href", href);
}

function icon(): HTMLLinkElement | null {
  return document.querySelector<HTMLLinkElement>("link[rel=icon]");
}
