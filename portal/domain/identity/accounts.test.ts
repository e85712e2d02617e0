import { describe, expect, it } from "vitest";
import { emailMistake, nameMistake, passwordMistake } from "./accounts.ts";

describe("what an operator may type", () => {
  it.each(["ada@example.org", "a.b+c@sub.example.co.uk", "ö@exämple.org"])("takes the address %s", (email) =>
    expect(emailMistake(email)).toBeUndefined(),
  );

  it.each([
    "",
    "ada",
    "@example.org",
    "ada@",
    "ada@example",
    "a b@example.org",
    "a@b@c.org",
    `${"x".repeat(250)}@e.org`,
  ])("refuses the address %s", (email) => expect(emailMistake(email)).toMatch(/^is /));

  it("wants passwords of 8 to 128 characters", () => {
    expect(passwordMistake("1234567")).toContain("at least 8");
    expect(passwordMistake("12345678")).toBeUndefined();
    expect(passwordMistake("x".repeat(129))).toContain("at most 128");
  });

  it("wants a name that can be shown", () => {
    expect(nameMistake("Ada")).toBeUndefined();
    expect(nameMistake(" ")).toBeDefined();
    expect(nameMistake("a\u001b[31m")).toBeDefined();
    expect(nameMistake("x".repeat(61))).toBeDefined();
  });
});
