const SHOWN_MS = 8000;
const MAX_NOTICES = 3;

let stack: HTMLElement | undefined;

/** Shows a text in the game's page for a while, above the game; a click removes it. The oldest one makes room. */
export function showNotice(text: string): void {
  const notice = document.createElement("div");
  notice.setAttribute("role", "status");
  notice.textContent = text;
  Object.assign(notice.style, {
    font: "16px/1.4 system-ui, sans-serif",
    color: "#fff",
    background: "rgb(16 20 18 / 92%)",
    border: "1px solid rgb(255 255 255 / 40%)",
    borderRadius: "8px",
    padding: "8px 14px",
    maxWidth: "80vw",
    maxHeight: "30vh",
    overflow: "auto",
    whiteSpace: "pre-wrap",
    pointerEvents: "auto",
    cursor: "pointer",
  });
  const remove = () => notice.remove();
  notice.addEventListener("click", remove);
  setTimeout(remove, SHOWN_MS);
  const list = openStack();
  list.append(notice);
  while (list.childElementCount > MAX_NOTICES) list.firstElementChild?.remove();
}

/** In a shadow root: no style of the game applies, and no query of the game finds it. */
function openStack(): HTMLElement {
  if (stack?.isConnected) return stack;
  const host = document.createElement("div");
  Object.assign(host.style, {
    position: "fixed",
    inset: "auto 0 12px",
    zIndex: "2147483647",
    pointerEvents: "none",
  });
  stack = document.createElement("div");
  Object.assign(stack.style, { display: "grid", gap: "6px", justifyItems: "center" });
  host.attachShadow({ mode: "open" }).append(stack);
  document.documentElement.append(host);
  return stack;
}
