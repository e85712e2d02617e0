import type { RoomNews } from "#player/protocol/together.ts";
import { isNumber } from "#player/protocol/untrusted.ts";

/** The server takes no larger ones. */
const MAX_FRAME_BYTES = 4096;
const MAX_TAPE_BYTES = 192 * 1024;
const MAX_SEATS = 16;

/** The message, or undefined for anything else. */
export function parseRoomNews(message: Readonly<Record<string, unknown>>): RoomNews | undefined {
  const { type, version, round, to, frame, scores, tape } = message;
  if (type === "seats" && typeof version === "string") return { type, version };
  if (type === "together-ready" && isNumber(round)) return { type, round };
  if (type === "together-frame" && isNumber(to) && frame instanceof Uint8Array)
    return frame.length <= MAX_FRAME_BYTES ? { type, to, frame } : undefined;
  if (type === "together-over" && isNumber(round) && isScores(scores) && tape instanceof Uint8Array)
    return tape.length <= MAX_TAPE_BYTES ? { type, round, scores, tape } : undefined;
  return undefined;
}

function isScores(data: unknown): data is number[] {
  return Array.isArray(data) && data.length <= MAX_SEATS && data.every(isNumber);
}
