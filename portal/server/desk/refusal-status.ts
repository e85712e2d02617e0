import type { RefusalCode } from "#domain/errors.ts";

const statuses: Partial<Record<RefusalCode, 404 | 429 | 503>> = {
  "database-unavailable": 503,
  "game-not-found": 404,
  "identity-unavailable": 503,
  "too-many-attempts": 429,
};

/** HTTP status of a refusal at the desk: what an operator sent, unless the table says otherwise. */
export function refusalStatus(code: RefusalCode): 400 | 404 | 429 | 503 {
  return statuses[code] ?? 400;
}
