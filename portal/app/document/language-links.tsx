import { LANGUAGE_PARAMETER, type Language } from "#domain/language/language.ts";

/**
 * Links to a page in each language, for search engines: a browser gets the page in its own language from the URL without one. With one language there
 * are none.
 */
export function LanguageLinks({ url, languages }: { url: string; languages: readonly Language[] }) {
  if (languages.length < 2) return null;
  const separator = url.includes("?") ? "&" : "?";
  return (
    <>
      {languages.map((language) => (
        <link
          key={language}
          rel="alternate"
          hrefLang={language}
          href={`${url}${separator}${LANGUAGE_PARAMETER}=${language}`}
        />
      ))}
      <link rel="alternate" hrefLang="x-default" href={url} />
    </>
  );
}
