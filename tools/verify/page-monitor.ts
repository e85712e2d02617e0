import type { Page } from "playwright-core";
import type { Troubles } from "./observation.ts";

export type Watch = {
  troubles(): Troubles;
  /** Bytes that have come over the wire since the watch began. */
  bytes(): number;
};

/** A broken game fails on every frame; the reader wants to know what, not how often. */
const most = 12;

/** Notes everything that goes wrong in a page and its frames. */
export async function watchPage(page: Page, hosts: ReadonlySet<string>): Promise<Watch> {
  const troubles = { errors: [], missing: [], outside: [], policy: [], notes: [] } satisfies Record<
    keyof Troubles,
    string[]
  >;
  const note = (list: string[], text: string) => {
    const line = text.replaceAll(/\s+/g, " ").trim().slice(0, 300);
    if (list.length < most && !list.includes(line)) list.push(line);
  };
  const isOutside = (address: string) =>
    /^(?:https?|wss?):/.test(address) && !hosts.has(new URL(address).host);

  page.on("pageerror", (error) => {
    if (!isHarmless(error.message)) note(troubles.errors, `${error.name}: ${error.message}`);
  });
  page.on("console", (message) => message.type() === "error" && note(troubles.notes, message.text()));
  page.on("request", (request) => isOutside(request.url()) && note(troubles.outside, request.url()));
  page.on("websocket", (socket) => isOutside(socket.url()) && note(troubles.outside, socket.url()));
  page.on("response", (response) => {
    if (response.status() >= 400 && !isIcon(response.url()))
      note(troubles.missing, `${response.status()} ${pathOf(response.url())}`);
  });
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // What the policy stopped is told below; what was broken off by the page itself is nobody's fault.
    if (/ERR_ABORTED|BLOCKED|blocked/.test(reason) || isOutside(request.url()) || isIcon(request.url()))
      return;
    note(troubles.missing, `${reason} ${pathOf(request.url())}`);
  });

  await page.exposeBinding("recessTellViolation", (_, directive: string, blocked: string) => {
    if (isOutside(blocked)) note(troubles.outside, `${blocked} (stopped by ${directive})`);
    else note(troubles.policy, `${directive} ${blocked}`);
  });
  await page.addInitScript(() => {
    const tell: unknown = Reflect.get(window, "recessTellViolation");
    // Out of a game's sight: some list the names on their window.
    Reflect.deleteProperty(window, "recessTellViolation");
    document.addEventListener(
      "securitypolicyviolation",
      ({ effectiveDirective, blockedURI, disposition }) => {
        if (disposition === "enforce" && typeof tell === "function") tell(effectiveDirective, blockedURI);
      },
    );
  });

  // Through Playwright, as the game's frame may live in a process of its own, out of sight of the page's session.
  let bytes = 0;
  page.on("requestfinished", (request) => {
    request.sizes().then(
      ({ responseBodySize, responseHeadersSize }) => {
        bytes += responseBodySize + responseHeadersSize;
      },
      // The page closed before it could tell, and with it the watch.
      () => undefined,
    );
  });
  return { troubles: () => troubles, bytes: () => bytes };
}

/** A browser may refuse to start a sound before a click. The game goes on without it, as it must on every visitor's machine. */
function isHarmless(message: string): boolean {
  return /play\(\) (?:request was interrupted|failed because the user)/.test(message);
}

function isIcon(address: string): boolean {
  return new URL(address).pathname === "/favicon.ico";
}

function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}
