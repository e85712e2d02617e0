import type { Framing } from "#domain/catalogue/game.ts";
import { framingOf, type SiteHeaders } from "./framing.ts";

/** Result of checking one link: its state, and why. */
export type LinkReport = {
  readonly address: string;
  readonly state: LinkState;
  /** What happened, in words for the operator. */
  readonly detail: string;
  /** Known only where the game itself answered. */
  readonly framing?: Framing;
};

/**
 * `moved` plays, but at another host; `guarded` is there, but does not talk to machines. The others do not play, or not now.
 */
export const linkStates = ["plays", "moved", "guarded", "certificate", "slow", "broken", "dead"] as const;
export type LinkState = (typeof linkStates)[number];

/** The response to a link check after all redirects, or how the check failed. */
export type LinkAnswer =
  | {
      readonly kind: "response";
      readonly status: number;
      readonly finalAddress: string;
      readonly headers: SiteHeaders;
    }
  | { readonly kind: "redirect-loop"; readonly hops: number }
  | { readonly kind: "timeout" }
  | { readonly kind: "failure"; readonly code: string };

/** Judges the response of a link. */
export function reportOn(address: string, answer: LinkAnswer): LinkReport {
  switch (answer.kind) {
    case "timeout":
      return { address, state: "slow", detail: "no answer in time" };
    case "redirect-loop":
      return { address, state: "broken", detail: `still redirected after ${answer.hops} steps` };
    case "failure":
      return { address, ...failure(answer.code) };
    case "response":
      return { address, ...response(address, answer) };
  }
}

/** Whether a retry may succeed: the failure may be temporary. */
export function isWorthRetrying({ state }: LinkReport): boolean {
  return state === "slow" || state === "broken";
}

/** Whether a visitor who presses launch meets the game. */
export function isGood({ state }: LinkReport): boolean {
  return state === "plays" || state === "moved" || state === "guarded";
}

function response(
  address: string,
  { status, finalAddress, headers }: Extract<LinkAnswer, { kind: "response" }>,
) {
  if (status === 401 || status === 403 || status === 429 || status === 451)
    return { state: "guarded", detail: `answers ${status} to a machine` } as const;
  if (status >= 500) return { state: "broken", detail: `answers ${status}` } as const;
  if (status < 200 || status >= 300) return { state: "dead", detail: `answers ${status}` } as const;
  const framing = framingOf(headers);
  const [asked, met] = [hostOf(address), hostOf(finalAddress)];
  if (asked === met) return { state: "plays", detail: `answers ${status}`, framing } as const;
  return { state: "moved", detail: `leads to ${met}`, framing } as const;
}

function failure(code: string) {
  if (/CERT|SELF_SIGNED|ALTNAME|SSL|TLS|UNABLE_TO_/.test(code))
    return { state: "certificate", detail: code } as const;
  if (code === "ENOTFOUND") return { state: "dead", detail: "its host is not known any more" } as const;
  if (code === "NOT_PUBLIC") return { state: "broken", detail: "leads into a private network" } as const;
  return { state: "broken", detail: code } as const;
}

/** Host without `www.`: a redirect that only adds or drops it is no move. */
function hostOf(address: string): string {
  return new URL(address).host.replace(/^www\./, "");
}
