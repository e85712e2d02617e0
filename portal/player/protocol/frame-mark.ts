import { isRecord } from "./untrusted.ts";

/** Version mark of the frame messages and of the invitation. Messages without it belong to other software and are ignored. */
export const FRAME_MARK = "recess/1";

export function withMark<T extends object>(message: T): T & { mark: string } {
  return { mark: FRAME_MARK, ...message };
}

export function isMarked(data: unknown): data is Record<string, unknown> {
  return isRecord(data) && data["mark"] === FRAME_MARK;
}
