import type { ShownPage } from "#desk/app.ts";
import type { DeskSession } from "#domain/desk/desk-sessions.ts";

/** What middleware of the desk finds out about a request. */
export type DeskEnv = {
  Variables: {
    ipAddress: string;
    /** The operator's session with its token, from which the CSRF token is derived. */
    signedIn: { readonly session: DeskSession; readonly token: string };
  };
};

/** Renders a page of the desk; the name of the site is added. */
export type RenderDesk = (shown: Omit<ShownPage, "siteName">) => string;
