/**
 * The first `limit` characters, with '…' after them when something was left out.
 * Counts code points, so that a cut never leaves half an emoji behind.
 */
export function cut(text: string, limit: number): string {
  // A string has at least as many code units as code points: most texts are short and need no splitting.
  if (text.length <= limit) return text;
  const characters = [...text];
  return characters.length <= limit ? text : `${characters.slice(0, limit).join("")}…`;
}
