import { createECDH, createPrivateKey, sign } from "node:crypto";

/**
 * Signs the lists of what belongs to a game. Games share an origin with the kept copies of all others, so the worker that serves those
 * believes only a list that came from here, and only files that the list names by their hash.
 */
export type Seal = {
  /** The point itself, as WebCrypto takes it raw; in base64. */
  readonly publicKey: string;
  /** In base64. */
  sign(text: string): string;
};

/** The same secret (32 bytes in base64url) gives the same seal, in every process and after every start. */
export function sealFrom(secret: string): Seal {
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
