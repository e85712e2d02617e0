import { generateKeyPairSync, sign } from "node:crypto";

/** DER encoding of one ASN.1 element: tag, length, contents. */
function der(tag: number, ...parts: (Buffer | string)[]): Buffer {
  const body = Buffer.concat(
    parts.map((part) => (typeof part === "string" ? Buffer.from(part, "hex") : part)),
  );
  const length = body.length < 128 ? [body.length] : [0x82, body.length >> 8, body.length & 255];
  return Buffer.concat([Buffer.from([tag, ...length]), body]);
}

const sequence = (...parts: Buffer[]) => der(0x30, ...parts);
const ed25519 = sequence(der(0x06, "2b6570"));

/** Self-signed X.509 certificate (Ed25519) with its key, made anew for each test: a private key in the repository would have to be explained for ever. */
export function selfSigned(name: string): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync("ed25519");
  const commonName = sequence(der(0x31, sequence(der(0x06, "550403"), der(0x0c, Buffer.from(name)))));
  const validity = sequence(
    ...["20200101000000Z", "20990101000000Z"].map((day) => der(0x18, Buffer.from(day))),
  );
  const certificateBody = sequence(
    der(0xa0, der(0x02, "02")),
    der(0x02, "01"),
    ed25519,
    commonName,
    validity,
    commonName,
    publicKey.export({ type: "spki", format: "der" }),
  );
  const signature = der(0x03, "00", sign(null, certificateBody, privateKey));
  const base64 = sequence(certificateBody, ed25519, signature).toString("base64");
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${base64.replace(/.{64}/g, "$&\n")}\n-----END CERTIFICATE-----\n`,
  };
}
