export const MAX_PROCESSES = 64;

/**
 * Number of worker processes from the setting `PROCESSES`, clamped to what is allowed. The supervisor reads it without the settings'
 * schema, which it does not load; the workers refuse a wrong value with a message.
 */
export function processCount(env: Readonly<Record<string, string | undefined>>): number {
  return Math.min(Math.max(Math.trunc(Number(env["PROCESSES"])) || 1, 1), MAX_PROCESSES);
}
