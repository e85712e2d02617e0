import { describe, expect, it } from "vitest";
import { parseToWorker } from "./worker-messages.ts";

describe("parseToWorker", () => {
  it("reads what pages send", () => {
    expect(parseToWorker({ type: "cache-build" })).toEqual({ type: "cache-build" });
    const loaded = { type: "loaded", urls: ["https://recess.example/assets/a.js"] };
    expect(parseToWorker(loaded)).toEqual(loaded);
  });

  it.each([undefined, "cache-build", {}, { type: "loaded" }, { type: "other" }])(
    "takes nothing from %j",
    (data) => expect(parseToWorker(data)).toBeUndefined(),
  );
});
