import type { Assets, Sheet } from "#app/app.ts";
import { languages } from "#app/messages/languages.ts";
import { useTranslate } from "#app/messages/use-translate.ts";
import { isMirror, mirrorBase } from "#app/mirror/mirror-base.ts";
import type { PageResult, PageText } from "#app/page.ts";
import { Footer } from "#app/ui/footer.tsx";
import { NavigationBar } from "#app/ui/navigation-bar.tsx";
import { urls } from "#app/urls.ts";
import type { SignedInUser } from "#domain/identity/user.ts";
import { directionOf } from "#domain/language/direction.ts";
import type { Portal } from "#domain/portal.ts";
import { formatLook, type Look } from "#domain/settings/look.ts";
import { FirstPaint, FirstPaintLink, hasFirstPaint } from "./first-paint.tsx";
import { firstPaintScript } from "./first-paint-script.ts";
import { headScript } from "./head-script.ts";
import { LanguageLinks } from "./language-links.tsx";
import { classOfLook, colorsOf } from "./look.ts";
import { speculationRules } from "./speculation-rules.ts";

/** Inline scripts of every page, the speculation rules that one of them adds included; the CSP allows each by its hash. */
export const inlineScripts: readonly string[] = [headScript, firstPaintScript, speculationRules];

type Props = {
  page: PageResult;
  bodyHtml: string;
  /** Critical CSS. Without it the page links the stylesheet in the head, and that blocks rendering. */
  style: string | undefined;
  /** Rules of the operator's accent; empty where there is none. */
  accent: string;
  sheet: Sheet | undefined;
  look: Look;
  portal: Portal;
  assets: Assets;
  user: SignedInUser | undefined;
};

/** The HTML document around a page: head, navigation bar, footer, and the scripts that its body asks for. */
export function Document({ page, bodyHtml, style, accent, sheet, look, portal, assets, user }: Props) {
  const translate = useTranslate();
  const textOf = (text: PageText | undefined) => (typeof text === "function" ? text(translate) : text);
  const [title, description] = [textOf(page.title), textOf(page.description)];
  const { name: site, logo } = portal.content.site;
  const icon = logo ? urls.logo(logo) : "/icons/icon-32.png";
  const { scheme, bars } = colorsOf(look.theme);
  // With the quote: the script of the first paint names an island too.
  const hasScript = /data-(?:island|widget)="/.test(bodyHtml);
  return (
    <html
      lang={translate.language}
      dir={directionOf(translate.language) === "rtl" ? "rtl" : undefined}
      className={classOfLook(look)}
      data-look={formatLook(look) || undefined}
      data-worker={assets.worker}
      data-touch={assets.touch}
      data-sheet={style && sheet?.url}
      data-school={portal.schoolMode || undefined}
      data-mirror={mirrorBase()}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title ? `${title} | ${site}` : site}</title>
        {description && <meta name="description" content={description} />}
        <meta name="color-scheme" content={scheme} />
        {bars.map(({ color, media }) => (
          <meta key={color} name="theme-color" content={color} media={media} />
        ))}
        {/* The cloak changes the address, and finds it here again. */}
        <link rel="icon" href={icon} data-own={logo ? icon : undefined} />
        <link rel="apple-touch-icon" href={logo ? icon : "/icons/icon-192.png"} />
        <link rel="manifest" href={urls.manifest()} />
        {!isMirror() && (
          <link
            rel="alternate"
            type="application/atom+xml"
            title={site}
            href={urls.feed(translate.language)}
          />
        )}
        {page.address !== undefined && page.status === undefined && !page.bare && (
          <LanguageLinks
            url={`${portal.siteOrigin ?? ""}${page.address}`}
            languages={isMirror() ? [] : languages}
          />
        )}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rules of our own stylesheet, allowed by their hash */}
        {(style || accent) && <style dangerouslySetInnerHTML={{ __html: `${accent}${style ?? ""}` }} />}
        {!style && sheet && <link rel="stylesheet" href={sheet.url} />}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, allowed by its hash */}
        <script dangerouslySetInnerHTML={{ __html: headScript }} />
        {hasFirstPaint(bodyHtml) && <FirstPaintLink />}
        {bodyHtml.includes("data-suggests") && <meta name="suggestions" content={assets.suggestions} />}
        {hasScript && <script type="module" src={assets.script} />}
      </head>
      <body>
        {!page.bare && <NavigationBar portal={portal} user={user} />}
        {!hasFirstPaint(bodyHtml) && <FirstPaint />}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the page itself, as React rendered it */}
        <main id="main" dangerouslySetInnerHTML={{ __html: bodyHtml }} />
        {!page.bare && <Footer portal={portal} isSignedIn={user !== undefined} />}
      </body>
    </html>
  );
}
