import type { Page } from "playwright-core";
import type { PageProblems } from "./observation.ts";

export type PageMonitor = {
  problems(): PageProblems;
  /** Bytes received so far, headers included. */
  bytes(): number;
};

/** A broken game fails on every frame: a few lines of each kind are enough. */
const MAX_LINES = 12;

/** Records errors, failed requests, requests to other hosts and CSP violations of a page and its frames. */
export async function monitorPage(page: Page, isOwnHost: (host: string) => boolean): Promise<PageMonitor> {
  const problems = {
    errors: [],
    missingFiles: [],
    externalRequests: [],
    cspViolations: [],
    notes: [],
  } satisfies Record<keyof PageProblems, string[]>;
  const note = (list: string[], text: string) => {
    const line = text.replaceAll(/\s+/g, " ").trim().slice(0, 300);
    if (list.length < MAX_LINES && !list.includes(line)) list.push(line);
  };
  const isExternal = (url: string) => /^(?:https?|wss?):/.test(url) && !isOwnHost(new URL(url).host);

  page.on("pageerror", (error) => {
    if (!isHarmless(error.message)) note(problems.errors, `${error.name}: ${error.message}`);
  });
  page.on("console", (message) => message.type() === "error" && note(problems.notes, message.text()));
  page.on(
    "request",
    (request) => isExternal(request.url()) && note(problems.externalRequests, request.url()),
  );
  page.on("websocket", (socket) => isExternal(socket.url()) && note(problems.externalRequests, socket.url()));
  page.on("response", (response) => {
    if (response.status() >= 400)
      note(problems.missingFiles, `${response.status()} ${pathOf(response.url())}`);
  });
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // Blocked requests are recorded below as CSP violations. Requests that the page itself aborted are no fault.
    if (/ERR_ABORTED|BLOCKED|blocked/.test(reason) || isExternal(request.url())) return;
    note(problems.missingFiles, `${reason} ${pathOf(request.url())}`);
  });

  await watchCspViolations(page, (directive, blocked) => {
    if (isExternal(blocked)) note(problems.externalRequests, `${blocked} (stopped by ${directive})`);
    else note(problems.cspViolations, `${directive} ${blocked}`);
  });
  return { problems: () => problems, bytes: countBytes(page) };
}

/** Reports each CSP violation of the page and its frames. */
async function watchCspViolations(
  page: Page,
  onViolation: (directive: string, blocked: string) => void,
): Promise<void> {
  await page.exposeBinding("recessReportViolation", (_, directive: string, blocked: string) =>
    onViolation(directive, blocked),
  );
  await page.addInitScript(() => {
    const report: unknown = Reflect.get(window, "recessReportViolation");
    // Removed, as some games list the names on their window.
    Reflect.deleteProperty(window, "recessReportViolation");
    document.addEventListener(
      "securitypolicyviolation",
      ({ effectiveDirective, blockedURI, disposition }) => {
        if (disposition === "enforce" && typeof report === "function") report(effectiveDirective, blockedURI);
      },
    );
  });
}

/** Counts received bytes by Playwright: the game's frame may be in another process, which the page's CDP session does not see. */
function countBytes(page: Page): () => number {
  let bytes = 0;
  page.on("requestfinished", (request) => {
    request.sizes().then(
      ({ responseBodySize, responseHeadersSize }) => {
        bytes += responseBodySize + responseHeadersSize;
      },
      // The page was closed meanwhile.
      () => undefined,
    );
  });
  return () => bytes;
}

/** Browsers block sound before the first click. Games have to go on without it, as on every visitor's machine. */
function isHarmless(message: string): boolean {
  return /play\(\) (?:request was interrupted|failed because the user)/.test(message);
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
