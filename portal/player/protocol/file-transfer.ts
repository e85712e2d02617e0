import { isNumber, isRecord } from "./untrusted.ts";

/** A file of a game that the page of a mirror fetched for it: what a response has. */
export type TransferredFile = { status: number; type: string; bytes: ArrayBuffer };

/** The message, or undefined for anything else. */
export function parseTransferredFile(data: unknown): TransferredFile | undefined {
  if (!isRecord(data)) return undefined;
  const { status, type, bytes } = data;
  return isNumber(status) && typeof type === "string" && bytes instanceof ArrayBuffer
    ? { status, type, bytes }
    : undefined;
}
