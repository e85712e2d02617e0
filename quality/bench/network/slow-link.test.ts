import { describe, expect, it } from "vitest";
import { slowLink } from "./slow-link.ts";

describe("slowLink", () => {
  it("lets bytes arrive one after the other, whoever sends them", () => {
    const link = slowLink(8000);
    expect(link.arrivalOf(500, 1000)).toBe(1500);
    expect(link.arrivalOf(500, 1100)).toBe(2000);
  });

  it("saves up nothing while it is idle", () => {
    const link = slowLink(8000);
    link.arrivalOf(500, 0);
    expect(link.arrivalOf(100, 9000)).toBe(9100);
  });
});
