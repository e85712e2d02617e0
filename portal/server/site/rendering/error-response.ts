import type { Logger } from "pino";
import { currentRequest } from "#server/observability/request-context.ts";
import type { RefusalText } from "./refusal-text.ts";

/**
 * The 500 response: a calm page with the request id, under which the log says more. Clients that do not ask for HTML get plain
 * text, and so does a browser when the error page itself cannot be rendered.
 */
export async function errorResponse(
  request: Request,
  renderPage: (requestId: string | undefined) => Promise<Response>,
  refusalText: RefusalText,
  log: Logger,
): Promise<Response> {
  const requestId = currentRequest()?.id;
  const text = refusalText(
    request,
    requestId ? { reason: "brokenWithNumber", values: { number: requestId } } : { reason: "broken" },
  );
  const headers = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" };
  if (!request.headers.get("accept")?.includes("text/html"))
    return new Response(text, { status: 500, headers });
  try {
    const page = await renderPage(requestId);
    page.headers.set("cache-control", "no-store");
    return page;
  } catch (error) {
    log.error({ error }, "the error page could not be rendered");
    return new Response(text, { status: 500, headers });
  }
}
