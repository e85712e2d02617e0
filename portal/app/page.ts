import type { ReactNode } from "react";
import type { SignedInUser } from "#domain/identity/user.ts";
import type { Portal } from "#domain/portal.ts";

/** What a page may read. Whatever else it needs, it asks the portal. */
export type PageArgs = {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly portal: Portal;
  readonly visitor: Visitor;
};

/** What the request itself tells about the visitor. */
export type Visitor = {
  /** A choice on the games list, kept in a cookie. */
  readonly thumbnails: boolean;
  readonly isPhone: boolean;
  /** The browser asked for fewer bytes. */
  readonly savesData: boolean;
  /** Came from another page of ours, whose stylesheet is the same. */
  readonly hasStyles: boolean;
  /** Who is signed in, where somebody is. */
  readonly user: SignedInUser | undefined;
};

export type Page = {
  /** Shown before the site name; left out on the landing page. */
  readonly title?: string;
  readonly description?: string;
  readonly body: ReactNode;
  readonly status?: 401 | 404 | 429 | 500 | 503;
  /** The page of an external game: the visitor's browser may ask that game's host for its icon, and frame it. */
  readonly reachesOut?: boolean;
  /**
   * Says that the page may be drawn once and kept for everybody who is not signed in, and tells it from other pages of its
   * address: with all that it took from the address, the dice and the counts. The catalogue, the content, the day and what
   * the request tells of the visitor are seen to. Addresses that anybody can make up without end are not worth keeping.
   */
  readonly keep?: readonly (string | number)[];
  /** Nothing around the page: no navigation bar, no footer. */
  readonly bare?: true;
};

export type PageFunction = (args: PageArgs) => Page;
