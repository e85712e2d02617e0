/**
 * Messages between the site's pages and the packer, a page of a game's origin in a hidden frame: only a page of that origin can
 * write to its caches. Each request carries a `MessagePort` for its responses.
 */
import { isNumber, isRecord, truncatedText } from "./untrusted.ts";

/** Requests of the site's page. */
export type ToPacker =
  /** `isPinned`: the visitor pressed the button; otherwise the game was launched. */
  { type: "keep"; guest: string; isPinned: boolean } | { type: "remove" };

/** Responses of the packer. `progress` and `engine` may come many times; any other type is the last one. */
export type FromPacker =
  | { type: "progress"; done: number; total: number }
  /** Asks for a file of the Flash engine. Carries a port for the answer (`engine-transfer.ts`). */
  | { type: "engine"; file: string }
  | { type: "kept"; version: string; bytes: number }
  | { type: "removed" }
  | { type: "failed"; reason: KeepFailure };

/**
 * Why a game was not kept. `room`: the browser's quota is used up. `changed`: the game was replaced during the download. `gone`: the
 * server has no such game. `unable`: this browser stores nothing for us.
 */
export type KeepFailure = (typeof FAILURES)[number];
const FAILURES = ["room", "network", "changed", "gone", "unable"] as const;

const MARK = "recess-offline/2";

/** The packer's first message, posted to the origin that its URL names. */
export const PACKER_READY = `${MARK} ready`;

/** Larger games are kept only when the visitor asks: a launch is no consent to a download of thirty megabytes. */
export const MAX_UNPINNED_BYTES = 24 * 1024 * 1024;
/** No game is larger than this, whatever its packer says. */
const MAX_BYTES = 4 * 1024 ** 3;

/** A request with the version mark that the packer expects. */
export function packerRequest(message: ToPacker): object {
  return { mark: MARK, ...message };
}

export function parseToPacker(data: unknown): ToPacker | undefined {
  if (!isRecord(data) || data["mark"] !== MARK) return undefined;
  const { type, guest } = data;
  if (type === "remove") return { type };
  if (type !== "keep" || typeof guest !== "string") return undefined;
  return { type, guest, isPinned: data["isPinned"] === true };
}

/** The response, or undefined for anything else. The game can script the packer of its origin, so the site trusts it no more than the game. */
export function parseFromPacker(data: unknown): FromPacker | undefined {
  if (!isRecord(data)) return undefined;
  const { type, done, total, version, bytes } = data;
  if (type === "removed") return { type };
  if (type === "engine") return { type, file: truncatedText(data["file"]) };
  if (type === "progress" && isNumber(done) && isNumber(total)) return { type, done, total };
  if (type === "kept" && isSize(bytes) && typeof version === "string" && /^[\w-]{1,64}$/.test(version))
    return { type, version, bytes };
  const reason = FAILURES.find((name) => name === data["reason"]);
  return type === "failed" && reason ? { type, reason } : undefined;
}

function isSize(data: unknown): data is number {
  return isNumber(data) && data >= 0 && data <= MAX_BYTES;
}
