import type { SiteSettings } from "./site.ts";

/** What the specification claims for a site that has not counted anybody yet. */
const UNCOUNTED = "5 million";
/** From here on a number of our own says more than a claim. */
const MIN_PLAYS = 50;

/** A figure beside the site's name, and what it counts. */
type Claim = { readonly figure: string; readonly what: string };

/**
 * How many people come here: what the operator claims, or else what was counted. Nobody counts visitors, which would take marks in their
 * browsers, so it is the games that they launched; rounded, so that the page does not change with every launch.
 */
export function visitorsClaim({ claims }: Pick<SiteSettings, "claims">, plays: number): Claim {
  if (claims.visitors !== UNCOUNTED || plays < MIN_PLAYS)
    return { figure: claims.visitors, what: "visitors" };
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(plays)) - 1);
  return {
    figure: `${(Math.floor(plays / unit) * unit).toLocaleString("en")}+`,
    what: "games played this month",
  };
}
