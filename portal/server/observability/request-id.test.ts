import { describe, expect, it } from "vitest";
import { requestIds } from "./request-id.ts";

describe("requestIds", () => {
  it("never gives two requests the same id, nor two processes", () => {
    const [one, other] = [requestIds(0), requestIds(0)];
    const ids = [one(undefined), one(undefined), other(undefined), other(undefined)];
    expect(new Set(ids).size).toBe(4);
    for (const id of ids) expect(id).toMatch(/^\w{8}\.\w+$/);
  });

  it("keeps the id of a trusted proxy", () => {
    expect(requestIds(1)("proxy-made-0001")).toBe("proxy-made-0001");
  });

  it("ignores the id of an untrusted client", () => {
    expect(requestIds(0)("proxy-made-0001")).not.toContain("proxy");
  });

  it.each(["short", "x".repeat(65), "two words 12", 'a"quote"1234', "a\nline12345", ""])(
    "does not take %j for an id",
    (proxyId) => {
      expect(requestIds(1)(proxyId)).not.toBe(proxyId);
    },
  );
});
