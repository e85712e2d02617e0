/**
 * Truncates a text to its first `limit` characters, with an ellipsis when there were more. Characters are code points, so
 * an emoji is never split.
 */
export function truncate(text: string, limit: number): string {
  if (text.length <= limit) return text;
  let end = 0;
  let taken = 0;
  for (const character of text) {
    if (taken === limit) return `${text.slice(0, end)}…`;
    end += character.length;
    taken += 1;
  }
  return text;
}

/** What a card on the list says; empty where there is no description. */
export function cardDescription(description: string): string {
  return truncate(description, 55);
}

/** What a search result says. */
export function resultDescription(description: string): string {
  return truncate(description, 150);
}
