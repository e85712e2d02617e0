import { createHmac } from "node:crypto";
import { deriveKey } from "#server/identity/secret.ts";

/** Keyed hash under which owners of records are stored, derived from the portal's secret. */
export function ownerHash(secret: string): (ownerKey: string) => string {
  const key = deriveKey(secret, "record owners");
  return (ownerKey) => createHmac("sha256", key).update(ownerKey).digest("base64url");
}
