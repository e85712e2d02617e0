import type { Translate } from "#app/messages/translate.ts";
import { type Cloak, cloakPresets } from "#domain/settings/cloak.ts";

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

/** The title of a tab with this cloak; an empty title of one's own would show the address. */
export function cloakTitle(t: Translate, { preset, title }: Cloak): string {
  if (preset !== "own") return t(`cloak.${preset}`);
  return title.trim() || t("cloak.drive");
}

/** The cloak as a tab carries it in its name, for the head script: `cloak class Classwork`. */
export function formatCloak(t: Translate, cloak: Cloak): string {
  return `cloak ${cloak.preset} ${cloakTitle(t, cloak)}`;
}

/** Turns the tab cloak on. */
export function cloakTab(t: Translate, cloak: Cloak): void {
  const worn = formatCloak(t, cloak);
  // The next page of this tab reads its name before the first paint.
  window.name = worn;
  remember(worn);
  show(cloakTitle(t, cloak), cloakPresets[cloak.preset].icon);
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
