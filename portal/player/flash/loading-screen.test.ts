import { describe, expect, it } from "vitest";
import { progressWords } from "./loading-screen.ts";

describe("progressWords", () => {
  it("tells megabytes", () => {
    expect(progressWords(1_234_567, 3_935_575)).toBe("1.2 of 3.9 MB");
    expect(progressWords(0, 3_935_575)).toBe("0.0 of 3.9 MB");
    expect(progressWords(3_935_575, 3_935_575)).toBe("3.9 of 3.9 MB");
  });
});
