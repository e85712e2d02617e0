import type { Game } from "#domain/catalogue/game.ts";
import type { RefusalReason, RefusalValues } from "#domain/errors.ts";
import type { Enrolment } from "#domain/identity/second-factor.ts";
import type { Language } from "#domain/language/language.ts";
import type { Portal } from "#domain/portal.ts";
import type { Theme } from "#domain/settings/look.ts";
import type { StyleRule } from "./document/critical-css.ts";
import type { PageArgs, PageFunction, PageResult, Visitor } from "./page.ts";
import type { PageName } from "./routes.ts";

/** The app as the server mounts it. `entry.ts` is its implementation; the server knows it by this type alone, without React or the DOM. */
export type App = {
  readonly pages: Readonly<Record<PageName, PageFunction>>;
  readonly notFoundPage: PageFunction;
  readonly missingFilePage: PageFunction;
  readonly busyPage: () => PageResult;
  readonly tooOftenPage: () => PageResult;
  /** `number` is the request id under which the log says more. */
  readonly brokenPage: (number: string | undefined) => PageResult;
  readonly refusedLoginPage: (refused: RefusedLogin) => PageResult;
  readonly refusedCodePage: (refused: RefusedCode) => PageResult;
  /** The account's page, with the refusal of a change of its password. */
  readonly shownAccountPage: (args: PageArgs, refused: RefusedCode) => Promise<PageResult>;
  readonly refusedResetPage: (refused: RefusedReset) => PageResult;
  readonly shownSecondFactorPage: (shown: ShownSecondFactor) => PageResult;
  /** The words of a refusal outside of pages: for scripts, and for answers without a page. */
  readonly refusalTextIn: (language: Language, refusal: ShownRefusal) => string;
  readonly renderPage: (
    page: PageResult,
    portal: Portal,
    assets: Assets,
    visitor: Pick<Visitor, "user" | "hasStyles" | "look" | "language">,
  ) => RenderedPage;
  /** HTML of the tiles of these games, for the lists that a browser fills from what it remembers. */
  readonly renderTiles: (games: readonly Game[], language: Language) => string;
  /** The languages that there are messages of, the default one first. */
  readonly languages: readonly Language[];
  /** Inline scripts of every page; the CSP allows each by its hash. */
  readonly inlineScripts: readonly string[];
};

/** HTML of a page, and the styles inlined in it, which the CSP has to allow. */
export type RenderedPage = { readonly html: string; readonly style: string | undefined };

/** What is refused before it reaches the domain, or in place of what it says. */
export type RequestRefusalReason =
  | "broken"
  | "brokenWithNumber"
  | "busy"
  | "formFromElsewhere"
  | "reportInvalid"
  | "reportNotStored"
  | "tooLarge"
  | "tooManyRequests"
  | "wrongCurrentPassword";

/** A refusal that visitors are told of: a message of the catalogue, or words that are shown as they came, from an identity provider elsewhere. */
export type ShownRefusal =
  | { readonly reason: RefusalReason | RequestRefusalReason; readonly values?: RefusalValues | undefined }
  | { readonly message: string };

/** A refused sign-in, as the login page shows it again. */
export type RefusedLogin = {
  readonly refusal: ShownRefusal;
  readonly email: string;
  readonly isUnencrypted: boolean;
  readonly status: NonNullable<PageResult["status"]>;
};

/** A refused one-time code. */
export type RefusedCode = Pick<RefusedLogin, "refusal" | "status">;

/** A refused reset of a password; without a token, the link itself does not work. */
export type RefusedReset = RefusedCode & { readonly token: string | undefined };

/** The page of the second factor: how to turn it on or off, or the recovery codes once it is on. */
export type ShownSecondFactor =
  | {
      readonly kind: "off";
      readonly refusal?: ShownRefusal;
      readonly status?: RefusedCode["status"];
      readonly enrolment: Enrolment;
    }
  | { readonly kind: "on"; readonly refusal?: ShownRefusal; readonly status?: RefusedCode["status"] }
  | { readonly kind: "codes"; readonly codes: readonly string[] };

/** The stylesheet of a theme, with its rules for critical CSS. */
export type Sheet = { readonly url: string; readonly rules: readonly StyleRule[] };

/** The built stylesheets and scripts; during development, the sources. */
export type Assets = {
  /** Left out during development, where a script adds the styles and they change while the server runs. */
  readonly sheets?: Readonly<Record<Theme, Sheet>>;
  /** Hydrates islands and mounts widgets; only pages that have one load it. */
  readonly script: string;
  /** Search suggestions; the script of the first paint imports it when a search box gets the focus. */
  readonly suggestions: string;
  /** What answers them on a static mirror, in the server's place. Left out during development. */
  readonly mirrorSuggestions?: string;
  /** Script of the first touch: shortcuts. The script of the first paint imports it when a visitor uses one. */
  readonly touch: string;
  /** Build id and the URL of its service worker. Left out during development, where a service worker would serve old pages. */
  readonly build?: string;
  readonly worker?: string;
  /** HTML for the end of the head, inserted as it is: the development server's client. */
  readonly headExtra?: string;
};
