import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Catalogue, createCatalogue } from "#domain/catalogue/catalogue.ts";
import { indexInBackground } from "./index-catalogue.ts";

/** Says which of its indexes were asked for. */
function aCatalogue(size: number): { catalogue: Catalogue; made: string[] } {
  const made: string[] = [];
  const empty = createCatalogue([]);
  const catalogue = {
    ...empty,
    size,
    since(day: Date) {
      made.push("since");
      return empty.since(day);
    },
    withTag(tag: string) {
      made.push("tags");
      return empty.withTag(tag);
    },
  };
  for (const name of ["newest", "byName", "names"] as const)
    Object.defineProperty(catalogue, name, { get: () => made.push(name) });
  return { catalogue, made };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("indexInBackground", () => {
  it("has every index of a large catalogue made, one at a time", () => {
    const { catalogue, made } = aCatalogue(1_000_000);
    indexInBackground(catalogue);
    expect(made).toEqual([]);
    vi.advanceTimersToNextTimer();
    expect(made).toHaveLength(1);
    vi.runAllTimers();
    expect(made.toSorted()).toEqual(["byName", "names", "newest", "since", "tags"]);
  });

  it("leaves a small one alone, and stops when told", () => {
    const small = aCatalogue(622);
    indexInBackground(small.catalogue);
    const left = aCatalogue(1_000_000);
    indexInBackground(left.catalogue)();
    vi.runAllTimers();
    expect([...small.made, ...left.made]).toEqual([]);
  });
});
