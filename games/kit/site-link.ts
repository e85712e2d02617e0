/** Mark of the messages between a game's frame and the site's page. */
const MARK = "recess/1";

/** A game that is opened by itself has no page around it. */
export const isFramed = (): boolean => typeof window !== "undefined" && parent !== window;

/** Listens to the page that frames the game. What a message holds is not checked yet. */
export function onSiteMessage(handle: (message: Record<string, unknown>) => void): void {
  if (!isFramed()) return;
  addEventListener("message", ({ source, data }) => {
    if (source === parent && typeof data === "object" && data !== null && Reflect.get(data, "mark") === MARK)
      handle(data as Record<string, unknown>);
  });
}

/** Tells the page that frames the game. It may be any portal, and nothing that games tell is a secret. */
export function postToSite(message: { readonly type: string }): void {
  if (isFramed()) parent.postMessage({ mark: MARK, ...message }, "*");
}
