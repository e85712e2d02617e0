import { createHash, randomBytes } from "node:crypto";
import type { ResetTokens } from "#domain/identity/reset-token.ts";

/** Tokens of 256 random bits. A plain hash is enough for them: nobody can guess one to try it. */
export function resetTokens(): ResetTokens {
  return {
    generate: () => randomBytes(32).toString("base64url"),
    hash: (token) => createHash("sha256").update(token).digest("base64url"),
  };
}
