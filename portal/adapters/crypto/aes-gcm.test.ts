import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { aesGcm } from "./aes-gcm.ts";

const aKey = () => randomBytes(32).toString("base64url");

describe("aesGcm", () => {
  it("decrypts what it encrypted, and nothing that was changed", () => {
    const { encrypt, decrypt } = aesGcm(aKey());
    const encrypted = encrypt("a word");
    expect(decrypt(encrypted)).toBe("a word");
    expect(decrypt(`A${encrypted.slice(1)}`) === "a word").toBe(encrypted.startsWith("A"));
    for (const wrong of ["", "x", `${encrypted}x`, encrypted.slice(1), "ü".repeat(50)])
      expect(decrypt(wrong)).toBeUndefined();
    expect(aesGcm(aKey()).decrypt(encrypted)).toBeUndefined();
  });
});
