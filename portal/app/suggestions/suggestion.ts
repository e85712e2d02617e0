/** One search suggestion: the name of a game, and the link to it. */
export type Suggestion = { readonly name: string; readonly href: string; readonly isTrending: boolean };

/** Response of the server's suggestion endpoint. */
export type Suggestions = { readonly games: readonly Suggestion[] };
