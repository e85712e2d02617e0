import { createHash, randomInt } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import type { OneTimeCodes } from "#domain/identity/second-factor.ts";

/** Half a minute and six digits of SHA-1: what every authenticator app understands. */
const settings = { algorithm: "SHA1", digits: 6, period: 30 };
const SECRET_BYTES = 20;
const RECOVERY_CODES = 8;
/** Without characters that look alike. */
const alphabet = "abcdefghjkmnpqrstuvwxyz23456789";

/** One-time codes with the otpauth package. */
export function otpauthCodes(issuer: string): OneTimeCodes {
  const totp = (secret: string, label = "") =>
    new TOTP({ ...settings, issuer, label, secret: Secret.fromBase32(secret) });
  return {
    newSecret: () => new Secret({ size: SECRET_BYTES }).base32,
    counterOf(secret, code, now) {
      const timestamp = now.getTime();
      const delta = totp(secret).validate({ token: code, timestamp, window: 1 });
      return delta === null ? undefined : TOTP.counter({ period: settings.period, timestamp }) + delta;
    },
    uri: (secret, account) => totp(secret, account).toString(),
    newRecoveryCodes: () => Array.from({ length: RECOVERY_CODES }, newRecoveryCode),
    // 79 random bits: a slow hash would add nothing.
    hashRecoveryCode: (accountId, code) =>
      createHash("sha256").update(`${accountId} ${code}`).digest("base64url"),
  };
}

function newRecoveryCode(): string {
  const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join("");
  return [group(), group(), group(), group()].join("-");
}
