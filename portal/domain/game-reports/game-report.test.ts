import { describe, expect, it } from "vitest";
import { parseReport } from "./game-report.ts";

const sent = { game: "chess/", reason: "controls", engine: "ruffle", error: "RangeError" };

describe("parseReport", () => {
  it("takes a choice, the engine and the name of an error", () => {
    expect(parseReport(sent)).toEqual(sent);
  });

  it("takes a report from a page without script", () => {
    expect(parseReport({ game: "chess/", reason: "other" })).toEqual({
      game: "chess/",
      reason: "other",
      engine: "none",
      error: "",
    });
  });

  it.each(["my name is Ada", "Call 555-0199", "x".repeat(41), 7])(
    "drops what is no name of an error: %j",
    (error) => expect(parseReport({ ...sent, error })?.error).toBe(""),
  );

  it("keeps no words beside the choices", () => {
    expect(parseReport({ ...sent, text: "ada@example.org" })).toEqual(sent);
    expect(parseReport({ ...sent, reason: "ada@example.org" })).toBeUndefined();
  });

  it.each([null, "chess/", [], {}, { reason: "other" }])("refuses %j", (data) =>
    expect(parseReport(data)).toBeUndefined(),
  );
});
