import { externalAddress } from "#domain/catalogue/reading/game-url.ts";

/** A page of this site: '/play?tag=isTrending'. */
export function isSitePath(text: string): boolean {
  // Browsers read '//host' and '/\host' as another host, and drop tabs and line breaks before they look:
  // hence one slash, and nothing but plain visible characters after it.
  return /^\/(?!\/)[!-~]*$/.test(text) && !text.includes("\\");
}

/** A page of another site, by the rule that external games follow. */
export function isHttpsAddress(text: string): boolean {
  return "href" in externalAddress(text);
}

/** A mailbox to write to: 'mailto:help@example.org'. */
export function isMailAddress(text: string): boolean {
  return /^mailto:[\w.+-]+@[a-z\d-]+(\.[a-z\d-]+)+$/i.test(text);
}
