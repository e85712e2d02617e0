import type { ReactNode } from "react";
import type { DeskPage } from "./page.ts";

/** The desk's pages as the server mounts them. `entry.ts` is its implementation; the server knows it by this type alone, without React. */
export type DeskApp = {
  readonly pages: Readonly<Record<string, DeskPage>>;
  readonly renderDesk: (shown: ShownPage, assets: DeskAssets) => string;
  readonly enterPage: (entry: Entry) => ReactNode;
  readonly noticePage: (notice: { title: string; text: string }) => ReactNode;
};

/** The built stylesheet and script. */
export type DeskAssets = { readonly style: string; readonly script: string };

/** A page as it is rendered: with the navigation where somebody is signed in. */
export type ShownPage = {
  readonly siteName: string;
  readonly title: string;
  readonly body: ReactNode;
  /** Name of the current page, for the navigation and for the addresses of its forms. */
  readonly page?: string;
  /** What the last action did, or why it was refused. */
  readonly message?: { readonly kind: "done" | "refused"; readonly text: string } | undefined;
  /** CSRF token of the session; without it nobody is signed in. */
  readonly csrf?: string;
};

/** State of the page that lets an operator in. */
export type Entry =
  /** A one-time link was opened. */
  | { readonly kind: "link"; readonly token: string }
  /** No session. `canSignIn`: operators may sign in with their accounts. */
  | { readonly kind: "none"; readonly canSignIn: boolean; readonly refusal?: string }
  /** The password was right. */
  | { readonly kind: "code"; readonly pending: string; readonly refusal?: string };
