/** Hexadecimal digits of a mark: 4096 different ones for each game. */
const MARK_DIGITS = 3;

/**
 * Mark of an IP address in the reports of one game: three digits of a keyed hash. It is stored so that one address counts once, also after
 * a restart and in every worker process. A million IPv4 addresses share each mark, so not even an operator with the key can tell
 * which one reported. The game is part of the hash: reports of two games cannot be linked.
 */
export function reporterMark(hash: (text: string) => string, game: string, ipAddress: string): string {
  return hash(`${game}\n${ipAddress}`).slice(0, MARK_DIGITS);
}
