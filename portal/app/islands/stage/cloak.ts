const key = "cloak";

/** Whether this tab wears the other title and icon. The head script puts them on before a page is shown. */
export function isCloaked(): boolean {
  try {
    return sessionStorage.getItem(key) === "on";
  } catch {
    // A browser that keeps nothing cannot have kept the cloak.
    return false;
  }
}

export function setCloaked(on: boolean, title: string): void {
  try {
    sessionStorage.setItem(key, on ? "on" : "off");
  } catch (error) {
    // Without storage the cloak lasts as long as this page does.
    console.warn("the cloak cannot be remembered", error);
  }
  document.title = on ? "My Drive" : title;
  document.querySelector("link[rel=icon]")?.setAttribute("href", on ? "/cloak.svg" : "/icon.svg");
}
