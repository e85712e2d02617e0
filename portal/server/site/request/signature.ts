import { createHmac, timingSafeEqual } from "node:crypto";

/** HMAC-SHA256 signatures of text, in base64url. */
export function hmacSignature(secret: string) {
  const sign = (text: string) => createHmac("sha256", secret).update(text).digest("base64url");
  return {
    sign,
    /** Compares in constant time, so that the time tells nothing about the right signature. */
    isValid(text: string, signature: string): boolean {
      const [a, b] = [Buffer.from(signature), Buffer.from(sign(text))];
      return a.length === b.length && timingSafeEqual(a, b);
    },
  };
}
