const key = "cloak";

/** Whether the tab cloak is on: a neutral title and icon, for this tab's session. The head script sets them before the first paint. */
export function isCloaked(): boolean {
  try {
    return sessionStorage.getItem(key) === "on";
  } catch {
    // Without storage there is no setting to read.
    return false;
  }
}

/** Turns the tab cloak on or off; `title` is the page's own. */
export function setCloaked(on: boolean, title: string): void {
  // The next page of this tab reads its name before the first paint.
  window.name = on ? "cloak" : "";
  try {
    sessionStorage.setItem(key, on ? "on" : "off");
  } catch (error) {
    // Without storage the cloak lasts until the page unloads.
    console.warn("the cloak cannot be remembered", error);
  }
  document.title = on ? "My Drive" : title;
  document.querySelector("link[rel=icon]")?.setAttribute("href", on ? "/cloak.svg" : "/icons/icon-32.png");
}
