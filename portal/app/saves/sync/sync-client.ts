import { refusalOf, SavesRefused } from "#app/saves/saves-refused.ts";
import { urls } from "#app/urls.ts";
import type { SyncAnswer } from "#domain/saves/sync.ts";
import type { SyncBody } from "#domain/saves/sync-request.ts";
import type { SaveCopy } from "#domain/saves/sync-store.ts";

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
    throw new SavesRefused((t) => t("savesSync.noAnswer"), { cause });
  });
  if (response.ok) return response;
  throw await refusalOf(response, "savesSync.notNow");
}
