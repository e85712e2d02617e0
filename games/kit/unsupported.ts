import "./page.css";

/** Error page in place of a game that this browser does not support: what is missing, and what to try. */
export function showUnsupported(root: HTMLElement, title: string, sentences: readonly string[]): void {
  const box = document.createElement("main");
  box.className = "unsupported";
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
