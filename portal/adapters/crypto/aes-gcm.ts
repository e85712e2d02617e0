import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import type { TextCipher } from "#domain/identity/text-cipher.ts";

/** AES-256-GCM encryption of text that a browser or the database stores for us. `key` is 32 bytes in base64url. */
export function aesGcm(key: string): TextCipher {
  const secret = Buffer.from(key, "base64url");
  return {
    encrypt(text) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv("aes-256-gcm", secret, nonce);
      const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64url");
    },
    decrypt(encrypted) {
      const bytes = Buffer.from(encrypted, "base64url");
      if (bytes.length < 28 || bytes.toString("base64url") !== encrypted) return undefined;
      const decipher = createDecipheriv("aes-256-gcm", secret, bytes.subarray(0, 12));
      decipher.setAuthTag(bytes.subarray(12, 28));
      try {
        return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString("utf8");
      } catch {
        // Not ours, or changed on the way.
        return undefined;
      }
    },
  };
}
