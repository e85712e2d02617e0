type Blank = {
  title: string;
  /** URL of the frame that fills the window. */
  frame: string;
};

/**
 * Opens an empty about:blank window; undefined when the browser blocks it. It is severed from this page: what runs in its frame could
 * otherwise move this page to another address (`top.opener.location`).
 */
export function openBlankWindow(title: string, features?: string): Window | undefined {
  const opened = window.open("about:blank", "_blank", features);
  if (!opened) return undefined;
  opened.opener = null;
  const page = opened.document;
  page.title = title;
  const { lang, dir } = document.documentElement;
  Object.assign(page.documentElement, { lang, dir });
  Object.assign(page.body.style, {
    margin: "0",
    height: "100vh",
    display: "flex",
    flexDirection: "column",
    background: "#0e1714",
  });
  return opened;
}

/** Opens an about:blank tab with a frame that fills it; undefined when the browser blocks it. */
export function openBlank({ title, frame }: Blank): Window | undefined {
  const opened = openBlankWindow(title);
  if (!opened) return undefined;
  const page = opened.document;
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
