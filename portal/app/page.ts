import type { ReactNode } from "react";
import type { GameNeed } from "#domain/catalogue/game.ts";
import type { SignedInUser } from "#domain/identity/user.ts";
import type { Language } from "#domain/language/language.ts";
import type { Portal } from "#domain/portal.ts";
import type { Look } from "#domain/settings/look.ts";
import type { Translate } from "./messages/translate.ts";

/** Arguments of a page function: route parameters, query, the visitor, and the portal for everything else. */
export type PageArgs = {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly portal: Portal;
  readonly visitor: Visitor;
};

/** What the headers and cookies of a request tell about the visitor. */
export type Visitor = {
  /** Thumbnail setting of the games list, from a cookie. */
  readonly thumbnails: boolean;
  /** Theme, text size and motion, from a cookie. */
  readonly look: Look;
  /** The language that the visitor chose, or else the best of the browser's. */
  readonly language: Language;
  readonly isPhone: boolean;
  /** The browser sent `Save-Data`. */
  readonly savesData: boolean;
  /** The page came over plain http from another machine: whoever is in between can read what is typed into it. */
  readonly isUnencrypted: boolean;
  /** The request comes from another page of this site, so the browser has the stylesheet in its cache. */
  readonly hasStyles: boolean;
  /** The account that is signed in, if any. */
  readonly user: SignedInUser | undefined;
};

/** What a page function returns: the body as React elements, and what the document, the response and the page cache need. */
export type PageResult = {
  /** Shown before the site name; left out on the landing page. */
  readonly title?: PageText;
  readonly description?: PageText;
  readonly body: ReactNode;
  readonly status?: 400 | 401 | 404 | 429 | 500 | 503;
  /** The page of an external game: its CSP lets a press ask that game's host whether it responds, and frame it. */
  readonly isExternalGame?: boolean;
  /** The label of the host of the page's game: its CSP lets the browser frame no other game. */
  readonly gameLabel?: string;
  /** What the page's game asks for besides the usual: a page with a game that shares memory is isolated with it. */
  readonly gameNeeds?: readonly GameNeed[] | undefined;
  /**
   * Key of the page in the page cache, beside its route. It lists everything that the page took from the URL, from randomness and
   * from counts; the catalogue, the content, the day and the visitor's settings are already part of the key. Without it the page is
   * not cached: URLs that a client can make up without end would only evict others.
   */
  readonly cacheKey?: readonly (string | number)[];
  /** Search words that found nothing. The server knows the IP address by which they are counted; a page does not. */
  readonly missedSearch?: string;
  /**
   * URL of the page without a language, where the route and its parameter alone do not make it; the head links to its other languages by it. Like
   * `cacheKey` it holds only what the page took from the URL.
   */
  readonly address?: string | undefined;
  /** Rendered without navigation bar and footer. */
  readonly bare?: true;
};

/** A text of a page outside of its body, where components cannot ask for the messages: of the catalogue or the content, or a message. */
export type PageText = string | ((translate: Translate) => string);

/** Handler of one route: reads the arguments, asks the domain, returns what to show. */
export type PageFunction = (args: PageArgs) => PageResult | Promise<PageResult>;
