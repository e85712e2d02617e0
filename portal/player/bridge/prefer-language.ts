/**
 * Puts the language of the site's page first in `navigator.languages`, where games look for it: a visitor may have chosen another one on the site than in
 * the browser. Games that know several languages need nothing of ours, and one that is opened by itself goes by the browser.
 */
export function preferLanguage(language: string, browser: Navigator = navigator): void {
  const [first] = browser.languages;
  if (language === "" || first === language || isRegionOf(language, first)) return;
  const others = browser.languages.filter((tag) => tag !== language);
  define(browser, "languages", Object.freeze([language, ...others]));
  define(browser, "language", language);
}

/** The browser's `de-AT` says more than the page's `de`. */
const isRegionOf = (language: string, tag: string | undefined) => tag?.startsWith(`${language}-`) === true;

function define(target: object, name: string, value: unknown): void {
  Object.defineProperty(target, name, { configurable: true, enumerable: true, get: () => value });
}
