import { createECDH, createPrivateKey, sign } from "node:crypto";

/**
 * Signs file lists with ECDSA on P-256. A game can write to the caches of its origin, where its own kept copy lies, so the service
 * worker trusts only a list with this signature, and only files that the list names by their hash.
 */
export type Signer = {
  /** The point itself, as WebCrypto imports it raw; in base64. */
  readonly publicKey: string;
  /** The signature in base64. */
  sign(text: string): string;
};

/** The same secret (32 bytes in base64url) gives the same key pair, in every process and after every start. */
export function signerFrom(secret: string): Signer {
  const curve = createECDH("prime256v1");
  curve.setPrivateKey(secret, "base64url");
  const point = curve.getPublicKey();
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
  const jwk = { kty: "EC", crv: "P-256", d: secret, ...(x && y && { x, y }) };
  const key = createPrivateKey({ key: jwk, format: "jwk" });
  return {
    publicKey: point.toString("base64"),
    sign: (text) => sign("sha256", Buffer.from(text), { key, dsaEncoding: "ieee-p1363" }).toString("base64"),
  };
}
