import { urls } from "#app/urls.ts";
import type { SyncAnswer } from "#domain/saves/sync.ts";
import type { SyncBody } from "#domain/saves/sync-request.ts";
import type { SaveCopy } from "#domain/saves/sync-store.ts";
import { isRecord } from "#player/protocol/untrusted.ts";

/** A sync that was refused; its message is a sentence for the visitor. */
export class SyncRefused extends Error {
  override readonly name = "SyncRefused";
}

/** Sends one request of a sync. */
export type SyncClient = (body: SyncBody) => Promise<SyncAnswer>;

export const httpSyncClient: SyncClient = async (body) =>
  (await ask(urls.sync(), { method: "POST", body: JSON.stringify(body) })).json();

/** Copies of what lost to another browser, oldest first. */
export async function fetchCopies(): Promise<SaveCopy[]> {
  return (await ask(urls.saveCopies())).json();
}

export async function forgetCopies(game: string): Promise<void> {
  await ask(urls.forgetCopies(), { method: "POST", body: new URLSearchParams({ game }) });
}

async function ask(url: string, init: RequestInit = {}): Promise<Response> {
  const headers = { accept: "application/json" };
  const response = await fetch(url, { ...init, headers }).catch((cause: unknown) => {
    throw new SyncRefused("Your account cannot be reached. Saves stay in this browser until it is back.", {
      cause,
    });
  });
  if (response.ok) return response;
  const answer: unknown = await response.json().catch(() => undefined);
  throw new SyncRefused(
    isRecord(answer) && typeof answer["message"] === "string"
      ? answer["message"]
      : "Saves could not be brought to your account. They stay in this browser until it works again.",
  );
}
