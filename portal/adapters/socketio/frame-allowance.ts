import { createTokenBucket } from "#domain/limits/token-bucket.ts";

const FRAMES_PER_SECOND = 40;
const FRAMES_BURST = 80;
/** Logs are long and rare: they have a limit of their own, in bytes. */
const LOG_BYTES_PER_MINUTE = 256 * 1024;
/** Frames that are dropped. Some are nobody's fault, such as those of a host that has just been handed on. */
const WRONG_PER_SECOND = 5;
const WRONG_BURST = 100;

/** Rate limit of the frames of one connection. */
export type FrameAllowance = {
  /** Counts a frame that may be passed on; false where it is one too many. */
  take(now: number, bytes: number, isLog: boolean): boolean;
  /** Counts a frame that was dropped; false where a client sends nothing else, and is to be disconnected. */
  forgive(now: number): boolean;
};

export function createFrameAllowance(): FrameAllowance {
  const frames = createTokenBucket(FRAMES_PER_SECOND, FRAMES_BURST);
  const logs = createTokenBucket(LOG_BYTES_PER_MINUTE / 60, LOG_BYTES_PER_MINUTE);
  const wrong = createTokenBucket(WRONG_PER_SECOND, WRONG_BURST);
  return {
    take: (now, bytes, isLog) => (isLog ? logs.take(now, bytes) : frames.take(now)),
    forgive: (now) => wrong.take(now),
  };
}
