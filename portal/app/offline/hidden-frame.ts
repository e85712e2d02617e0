/** After its load event, a page that has not said that it is ready is another one: an error of the browser, for example. */
const LATE_MESSAGE_MS = 2000;

/** A frame that is not shown, for a page of a game's origin. It gets no more rights than the game has. Not in the document yet. */
export function hiddenFrame(src: string): HTMLIFrameElement {
  const frame = document.createElement("iframe");
  frame.hidden = true;
  frame.title = "Offline games";
  frame.setAttribute("sandbox", "allow-scripts allow-same-origin");
  frame.src = src;
  return frame;
}

/** Puts the frame into the document. Resolves to whether its page has posted the message `ready` from this origin. */
export function whenReady(
  frame: HTMLIFrameElement,
  origin: string,
  ready: string,
  timeoutMs: number,
): Promise<boolean> {
  return new Promise((resolve) => {
    const done = (isReady: boolean) => {
      removeEventListener("message", handleReady);
      clearTimeout(timer);
      resolve(isReady);
    };
    const handleReady = ({ source, origin: from, data }: MessageEvent) => {
      if (source === frame.contentWindow && from === origin && data === ready) done(true);
    };
    const timer = setTimeout(done, timeoutMs, false);
    frame.onload = () => setTimeout(done, LATE_MESSAGE_MS, false);
    addEventListener("message", handleReady);
    document.body.append(frame);
  });
}
