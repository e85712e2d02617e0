import { externalAddress } from "#domain/catalogue/reading/game-url.ts";

/** Whether a text is the path of a page of this site: '/play?tag=isTrending'. */
export function isSitePath(text: string): boolean {
  // Browsers read '//host' and '/\host' as another host, and drop tabs and line breaks before they look:
  // hence one slash, and nothing but plain visible characters after it.
  return /^\/(?!\/)[!-~]*$/.test(text) && !text.includes("\\");
}

/** Whether a text is an https URL, by the rule of external games. */
export function isHttpsAddress(text: string): boolean {
  return "href" in externalAddress(text);
}

/** Whether a text is a mailto URL: 'mailto:help@example.org'. */
export function isMailAddress(text: string): boolean {
  return /^mailto:[\w.+-]+@[a-z\d-]+(\.[a-z\d-]+)+$/i.test(text);
}
