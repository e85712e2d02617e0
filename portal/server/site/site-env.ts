import type { GameNeed } from "#domain/catalogue/game.ts";

/** What is known about the client of a request, through the reverse proxies that the operator trusts. */
export type Client = {
  /** For limits: an IPv4 address, or the /64 of an IPv6 one. */
  readonly ipAddress: string;
  /** A trusted proxy says that the client speaks https. Only then do we promise anything for a year (HSTS). */
  readonly isKnownSecure: boolean;
};

/** The variables of a request in hono's context, by which the site's middleware and handlers tell each other about it. */
export type SiteEnv = {
  Variables: {
    client: Client;
    /** The page of an external game, whose own host may be asked and framed after a press. */
    isExternalGame: boolean;
    /** The label of the host of the page's game, which alone may be framed there. */
    gameLabel: string | undefined;
    /** What the page's game asks for besides the usual. */
    gameNeeds: readonly GameNeed[] | undefined;
    /** The CSP hash of the page's inline styles, where it has any. */
    inlineStyle: string | undefined;
  };
};
