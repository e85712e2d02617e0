import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

export type Seal = { seal(text: string): string; open(sealed: string): string | undefined };

/** Text that only we can read or make, for keeping with somebody else. `key` is 32 bytes in base64url. */
export function sealWith(key: string): Seal {
  const secret = Buffer.from(key, "base64url");
  return {
    seal(text) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv("aes-256-gcm", secret, nonce);
      const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64url");
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, "base64url");
      if (bytes.length < 28 || bytes.toString("base64url") !== sealed) return undefined;
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
