import { element } from "./elements.ts";

/** Heading of a title: the game's logo, or its name where there is none. Screen readers read the name either way. */
export function logo(name: string, svg: string | undefined, level: "h1" | "h2" = "h1"): HTMLElement {
  const heading = element(level, "logo", svg ? "" : name);
  if (svg) {
    heading.innerHTML = svg;
    heading.firstElementChild?.setAttribute("role", "img");
    heading.firstElementChild?.setAttribute("aria-label", name);
  }
  return heading;
}
