/** One line below the search box while somebody types. */
export type Suggestion = { readonly name: string; readonly href: string; readonly isTrending: boolean };

/** What the server answers. */
export type Suggestions = { readonly games: readonly Suggestion[] };
