import { describe, expect, it } from "vitest";
import { parseFormerRecord } from "./former-record.ts";

describe("parseFormerRecord", () => {
  it("reads names and times", () => {
    expect(parseFormerRecord('{"left":["recess/html5/chess/saves",7]}')).toEqual({
      left: ["recess/html5/chess/saves"],
    });
    expect(parseFormerRecord('{"retryAt":5}')).toEqual({ retryAt: 5 });
  });

  it.each(["", "null", "[]", "{}", '{"left":"a"}', '{"retryAt":"soon"}', "{"])(
    "reads nothing in %s",
    (text) => {
      expect(parseFormerRecord(text)).toBeUndefined();
    },
  );
});
