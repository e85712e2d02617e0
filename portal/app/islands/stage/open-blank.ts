type Blank = {
  title: string;
  /** URL of the frame that fills the window. */
  frame: string;
  /** Such as "width=1080,height=920"; without it a tab opens. */
  features?: string;
  /** A link above the frame, for games that refuse to be framed. */
  direct?: { label: string; address: string };
};

/** Opens an about:blank window with a frame that fills it; undefined when the browser blocks it. */
export function openBlank({ title, frame, features, direct }: Blank): Window | undefined {
  const opened = window.open("about:blank", "_blank", features);
  if (!opened) return undefined;
  const page = opened.document;
  page.title = title;
  page.documentElement.lang = "en";
  Object.assign(page.body.style, {
    margin: "0",
    height: "100vh",
    display: "flex",
    flexDirection: "column",
    background: "#0e1714",
  });
  if (direct) page.body.append(directLink(page, direct));
  const inner = page.createElement("iframe");
  inner.title = title;
  inner.src = frame;
  inner.referrerPolicy = "no-referrer";
  inner.allow = "fullscreen; autoplay; gamepad";
  Object.assign(inner.style, { flex: "1", border: "0" });
  page.body.append(inner);
  inner.focus();
  return opened;
}

function directLink(page: Document, { label, address }: { label: string; address: string }): HTMLElement {
  const link = page.createElement("a");
  link.href = address;
  link.rel = "noreferrer";
  link.textContent = label;
  Object.assign(link.style, { padding: "8px 16px", color: "#6fe0b8", font: "14px system-ui" });
  return link;
}
