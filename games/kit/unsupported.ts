import "./page.css";
import { t } from "./language/kit-words.ts";
import { direction, markPage } from "./language/script.ts";

/** Error page in place of a game that this browser cannot draw: what is missing, what to try, and which game of ours plays here. */
export function showWithoutWebGl(root: HTMLElement, game: string, instead: string): void {
  const title = t("kit.needsWebGl", { game });
  const sentences = [t("kit.webGlOff"), t("kit.webGlHelp"), t("kit.webGlInstead", { game: instead })];
  markPage(document);
  const box = document.createElement("main");
  box.className = "unsupported";
  box.dir = direction;
  box.setAttribute("role", "alert");
  const heading = document.createElement("h1");
  heading.textContent = title;
  box.append(heading);
  for (const sentence of sentences) {
    const line = document.createElement("p");
    line.textContent = sentence;
    box.append(line);
  }
  root.append(box);
}
