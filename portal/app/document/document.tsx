import type { PageResult } from "#app/page.ts";
import { Footer } from "#app/ui/footer.tsx";
import { NavigationBar } from "#app/ui/navigation-bar.tsx";
import { urls } from "#app/urls.ts";
import type { SignedInUser } from "#domain/identity/user.ts";
import type { Portal } from "#domain/portal.ts";
import { headScript } from "./head-script.ts";
import { speculationRules } from "./speculation-rules.ts";

/** All that pages have inside them to be run or obeyed; the policy allows each by its hash. */
export const inlineScripts: readonly string[] = [headScript, speculationRules];

/** Addresses of what the build made, or of their sources while developing. */
export type Assets = {
  readonly stylesheets: readonly string[];
  /** What is in them; left out while developing, when they change under our hands. */
  readonly styles?: string;
  /** Wakes the islands; only pages that have one ask for it. */
  readonly script: string;
  /** Shows names of games while somebody types; the head script asks for it when they come to a search box. */
  readonly suggestions: string;
  /** The headline face, fetched early because every page shows it above the fold. */
  readonly font: string | undefined;
  /** What the build is called, and its worker; nothing while developing, where pages change under any worker's hands. */
  readonly build?: string;
  readonly worker?: string;
  /** Put at the end of the head as it is; the development server has something to say there. */
  readonly headExtra?: string;
};

type Props = {
  page: PageResult;
  bodyHtml: string;
  /** The styles that the page itself needs; without them it waits for the stylesheet before it shows anything. */
  style: string | undefined;
  portal: Portal;
  assets: Assets;
  user: SignedInUser | undefined;
};

export function Document({ page, bodyHtml, style, portal, assets, user }: Props) {
  const site = portal.content.site.name;
  const sheets = assets.stylesheets.map((href) => <link key={href} rel="stylesheet" href={href} />);
  const hasScript = /data-(?:island|corner)=/.test(bodyHtml);
  // What wakes up may bring classes that were not drawn; a page that stays as it is needs no more before somebody moves.
  const lateSheets = style && !hasScript ? assets.stylesheets.join(" ") : undefined;
  return (
    <html lang="en" data-worker={assets.worker} data-sheets={lateSheets}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{page.title ? `${page.title} | ${site}` : site}</title>
        {page.description && <meta name="description" content={page.description} />}
        <meta name="color-scheme" content="dark" />
        <meta name="theme-color" content="#0e1714" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/icon-192.png" />
        <link rel="manifest" href={urls.manifest()} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, allowed by its hash */}
        <script dangerouslySetInnerHTML={{ __html: headScript }} />
        {assets.font && <link rel="preload" href={assets.font} as="font" type="font/woff2" crossOrigin="" />}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rules of our own stylesheet, allowed by their hash */}
        {style ? <style dangerouslySetInnerHTML={{ __html: style }} /> : sheets}
        {bodyHtml.includes("data-suggests") && <meta name="suggestions" content={assets.suggestions} />}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, allowed by its hash */}
        <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
        {hasScript && <script type="module" src={assets.script} />}
      </head>
      <body>
        {!page.bare && <NavigationBar portal={portal} user={user} />}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the page itself, drawn by React a moment ago */}
        <main id="main" dangerouslySetInnerHTML={{ __html: bodyHtml }} />
        {!page.bare && <Footer portal={portal} />}
        {style && hasScript && sheets}
      </body>
    </html>
  );
}
