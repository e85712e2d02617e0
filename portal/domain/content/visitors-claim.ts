import type { SiteSettings } from "./site.ts";

/** What the specification claims for a site that has not counted anybody yet. */
const UNCOUNTED = "5 million";
/** From here on a number of our own says more than a claim. */
const MIN_PLAYS = 50;

/** Visitors as the operator claims them, or the games that were played this month: at least so many. */
type Claim = { readonly visitors: string } | { readonly plays: number };

/** Whether the claim is the specification's, in whatever language. */
export function isUncounted({ claims }: Pick<SiteSettings, "claims">): boolean {
  return claims.isUncounted ?? claims.visitors === UNCOUNTED;
}

/**
 * How many people come here: what the operator claims, or else what was counted. Nobody counts visitors, which would take marks in their
 * browsers, so it is the games that they launched; rounded, so that the page does not change with every launch.
 */
export function visitorsClaim({ claims }: Pick<SiteSettings, "claims">, plays: number): Claim {
  if (!isUncounted({ claims }) || plays < MIN_PLAYS) return { visitors: claims.visitors };
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(plays)) - 1);
  return { plays: Math.floor(plays / unit) * unit };
}
