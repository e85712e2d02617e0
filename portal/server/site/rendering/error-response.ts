import type { Logger } from "pino";
import { currentRequest } from "#server/observability/request-context.ts";

/** A calm page with the number under which the log tells more; plain words where the page is what broke, or nobody reads pages. */
export async function brokenAnswer(
  request: Request,
  draw: (number: string | undefined) => Promise<Response>,
  log: Logger,
): Promise<Response> {
  const number = currentRequest()?.id;
  const plain = `Something broke on our side. Try again in a moment.${number ? ` Number: ${number}` : ""}`;
  const headers = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" };
  if (!request.headers.get("accept")?.includes("text/html"))
    return new Response(plain, { status: 500, headers });
  try {
    const page = await draw(number);
    page.headers.set("cache-control", "no-store");
    return page;
  } catch (error) {
    log.error({ error }, "the page that says so broke as well");
    return new Response(plain, { status: 500, headers });
  }
}
