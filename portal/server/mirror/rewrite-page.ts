import { matchRoute } from "#app/match-route.ts";
import { isPageName } from "#app/routes.ts";
import { mirrorPathOf } from "#domain/mirror/mirror-path.ts";
import { hashSource } from "#server/site/site-headers.ts";
import { SOURCE_HOST } from "./mirror-source.ts";
import { underBase } from "./under-base.ts";

/**
 * A page of the portal as a mirror has it. `urls` has put most addresses below the base; the others are those of the words and of files without an
 * entry there. The policy of the response becomes a `<meta>`, as far as browsers read it there.
 */
export function rewritePage(html: string, policy: string, base: string): string {
  const own = html
    .replaceAll(
      /( (?:href|src|poster|action)=")(\/[^"]*)/g,
      (_, name, address) => name + addressUnder(base, address),
    )
    .replaceAll(/(&quot;)(\/[^&]*)(?=&quot;)/g, (_, quote, address) => quote + addressUnder(base, address))
    .replaceAll(/(<script>)([\s\S]*?)(?=<\/script>)/g, (_, tag, script) => tag + underBase(script, base));
  const meta = `<meta http-equiv="Content-Security-Policy" content="${metaPolicy(policy, inlineScripts(own))}"/>`;
  return own.replace(
    /<meta charSet="utf-8"\/>/i,
    (charset) => `${charset}${meta}<meta name="referrer" content="same-origin"/>`,
  );
}

/** An address of the portal below the base; pages of the words (`/play?type=flash`) by the path that they have on a mirror. */
function addressUnder(base: string, address: string): string {
  const isUnder = address.startsWith(base) && !(base === "/" && address.includes("?"));
  if (isUnder || address.startsWith("//")) return address;
  const { pathname, searchParams, hash } = new URL(address.replaceAll("&amp;", "&"), "http://portal");
  const route = matchRoute(pathname);
  if (route && isPageName(route.name) && route.name !== "search")
    return base + mirrorPathOf(pathname, searchParams) + hash;
  return base + address.slice(1);
}

function inlineScripts(html: string): string[] {
  return Array.from(html.matchAll(/<script>([\s\S]*?)<\/script>/g), ([, script = ""]) => script);
}

/** The policy without what browsers ignore in a `<meta>`, and with the hashes of scripts whose addresses changed. */
export function metaPolicy(policy: string, scripts: readonly string[]): string {
  return policy
    .split("; ")
    .filter((directive) => !/^(?:frame-ancestors|sandbox|report)/.test(directive))
    .map((directive) =>
      directive.startsWith("script-src ") ? [directive, ...scripts.map(hashSource)].join(" ") : directive,
    )
    .join("; ")
    .replaceAll(new RegExp(` wss?://${SOURCE_HOST.replace(".", "\\.")}`, "g"), "");
}
