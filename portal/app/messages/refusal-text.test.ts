import { describe, expect, it } from "vitest";
import type { ShownRefusal } from "#app/app.ts";
import { TooManyAttempts } from "#domain/errors.ts";
import { resetRefusals } from "#domain/identity/passwords.ts";
import { translateTo } from "./languages.ts";
import { refusalText } from "./refusal-text.ts";

const inEnglish = (refusal: ShownRefusal | undefined) => refusalText(translateTo("en"), refusal);

describe("the words of a refusal", () => {
  it.each([1, 60, 61, 900])("tell how long to wait for %s seconds, as the log does", (seconds) => {
    const { message, reason, values } = new TooManyAttempts(seconds * 1000);
    expect(inEnglish({ reason: reason ?? "broken", values })).toBe(message);
  });

  it("tell why a reset link does not work, as the log does", () => {
    for (const refusal of Object.values(resetRefusals)) expect(inEnglish(refusal)).toBe(refusal.message);
  });

  it("are those of an identity provider elsewhere, as they came", () => {
    expect(inEnglish({ message: "EMAIL_NOT_FOUND <b>{" })).toBe("EMAIL_NOT_FOUND <b>{");
  });

  it("are none where nothing was refused", () => {
    expect(inEnglish(undefined)).toBe("");
  });
});
