/** Type guards and parsers for untrusted data: messages from other frames, responses and cached records. */

/** Text from a game is truncated to this length. */
const MAX_TEXT_CHARS = 500;

export function isRecord(data: unknown): data is Record<string, unknown> {
  return typeof data === "object" && data !== null;
}

export function isNumber(data: unknown): data is number {
  return typeof data === "number" && Number.isFinite(data);
}

/** The text, truncated; empty for anything that is no text. */
export function truncatedText(data: unknown): string {
  return typeof data === "string" ? data.slice(0, MAX_TEXT_CHARS) : "";
}

/** The parsed JSON, or undefined for text that is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
