import type { MessageKey, Translate } from "#app/messages/translate.ts";
import { SYNC_QUOTA_BYTES } from "#domain/saves/sync.ts";
import { isRecord } from "#player/protocol/untrusted.ts";

type Words = (t: Translate) => string;

/** A move or a sync that was refused, with a sentence for the visitor. */
export class SavesRefused extends Error {
  override readonly name = "SavesRefused";
  readonly words: Words;

  constructor(words: Words, options?: ErrorOptions) {
    super("Saves were refused.", options);
    this.words = words;
  }
}

/** Codes of the refusals of `server/site/routes/parcels.ts` and `sync.ts`, and `busy` for those of the admission gates. */
const codes = [
  "parcel-refused",
  "parcel-taken",
  "parcel-not-found",
  "parcel-used",
  "parcels-full",
  "sync-refused",
  "sync-full",
  "signed-out",
  "other-account",
  "too-many-attempts",
  "database-unavailable",
  "busy",
] as const;

/** What a response refuses, by its code. A proxy in front may answer with anything: then it is `otherwise`. */
export async function refusalOf(response: Response, otherwise: MessageKey): Promise<SavesRefused> {
  const answer: unknown = await response.json().catch(() => undefined);
  const given = isRecord(answer) ? answer["code"] : undefined;
  const code = codes.find((known) => known === given);
  const seconds = Number(response.headers.get("retry-after"));
  const values = { seconds, minutes: Math.ceil(seconds / 60), megabytes: SYNC_QUOTA_BYTES / 1_000_000 };
  return new SavesRefused((t) => (code ? t(`savesRefusal.${code}`, values) : t(otherwise)));
}
