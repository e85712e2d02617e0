import { urls } from "#app/urls.ts";
import { MAX_PARCEL_BYTES } from "#domain/saves/parcels.ts";
import { isRecord } from "#player/protocol/untrusted.ts";
import { newMoveCode } from "./move-code.ts";
import { openParcel, ParcelUnreadable, parcelKeys, sealParcel } from "./parcel-cipher.ts";
import { parseSaveFile, type SavesByGame, writeSaveFile } from "./save-file.ts";
import { refusalOf, SavesRefused } from "./saves-refused.ts";

/** Browsers encrypt on pages that came over https, or from this machine, alone. */
export function canMoveSaves(): boolean {
  return isSecureContext && typeof CompressionStream !== "undefined";
}

/** Encrypts saves and leaves them with the portal. Gives the code that opens them, and until when. */
export async function sendSaves(saves: SavesByGame): Promise<{ code: string; expiresAt: Date }> {
  const code = newMoveCode();
  const { id, key } = await parcelKeys(code);
  const parcel = await sealParcel(writeSaveFile(saves, new Date()), key);
  if (parcel.length > MAX_PARCEL_BYTES) throw new SavesRefused((t) => t("savesMove.tooLarge"));
  const response = await post(urls.sendParcel(), id, parcel);
  const answer: unknown = await response.json();
  const expiresAt = new Date(isRecord(answer) ? `${answer["expiresAt"]}` : "");
  return { code, expiresAt };
}

/** Takes the saves that wait under a code. They are the visitor's to import; the portal has deleted them. */
export async function takeSaves(code: string): Promise<SavesByGame> {
  const { id, key } = await parcelKeys(code);
  const response = await post(urls.takeParcel(), id, null);
  const parcel = new Uint8Array(await response.arrayBuffer());
  const text = await openParcel(parcel, key).catch((error: unknown) => {
    if (!(error instanceof ParcelUnreadable)) throw error;
    throw new SavesRefused((t) => t("savesMove.unreadable"), { cause: error });
  });
  const saves = parseSaveFile(text);
  if (typeof saves === "string") throw new SavesRefused((t) => t(`saveFileRefusals.${saves}`));
  return saves;
}

async function post(url: string, id: string, body: Uint8Array<ArrayBuffer> | null): Promise<Response> {
  const headers = { accept: "application/json", "recess-parcel": id };
  const response = await fetch(url, { method: "POST", headers, body }).catch((cause: unknown) => {
    throw new SavesRefused((t) => t("savesMove.noAnswer"), { cause });
  });
  if (response.ok) return response;
  throw await refusalOf(response, response.status === 413 ? "savesMove.tooMuch" : "savesMove.notNow");
}
