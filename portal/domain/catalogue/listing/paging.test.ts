import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { GAMES_PER_PAGE, pageButtons, pageOf } from "./paging.ts";

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);

describe("pageOf", () => {
  it("shows forty games per page, starting with page 1", () => {
    expect(pageOf(numbers(100), null)).toEqual({ items: numbers(40), page: 1, pages: 3, total: 100 });
    expect(pageOf(numbers(100), "3").items).toEqual(numbers(100).slice(80));
  });

  it("needs no second page for exactly forty", () => {
    expect(pageOf(numbers(40), "2")).toMatchObject({ page: 1, pages: 1 });
    expect(pageOf(numbers(41), "2")).toMatchObject({ page: 2, pages: 2, items: [40] });
  });

  it("has one empty page when there is nothing", () => {
    expect(pageOf([], "7")).toEqual({ items: [], page: 1, pages: 1, total: 0 });
  });

  it.each([
    ["-1", 1],
    ["0", 1],
    ["", 1],
    ["abc", 1],
    ["NaN", 1],
    ["-Infinity", 1],
    ["2.5", 2],
    ["2.6", 3],
    [" 2 ", 2],
    ["4", 3],
    ["1e9", 3],
    ["Infinity", 3],
    ["9".repeat(400), 3],
  ])("shows for %j the nearest real page, %i", (wanted, page) => {
    expect(pageOf(numbers(100), wanted).page).toBe(page);
  });

  it("always shows a real page, and all pages together are the list", () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.string(), (count, wanted) => {
        const list = numbers(count);
        const { page, pages, items, total } = pageOf(list, wanted);
        expect(Number.isInteger(page) && page >= 1 && page <= pages).toBe(true);
        expect(items.length).toBeLessThanOrEqual(GAMES_PER_PAGE);
        expect(total).toBe(count);
        expect(numbers(pages).flatMap((at) => pageOf(list, `${at + 1}`).items)).toEqual(list);
      }),
    );
  });
});

describe("pageButtons", () => {
  it("has a button for every page when there are few", () => {
    expect(pageButtons(1, 1)).toEqual([1]);
    expect(pageButtons(4, 9)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it("leaves gaps between the ends and the neighbours when there are many", () => {
    expect(pageButtons(10, 20)).toEqual([1, "gap", 8, 9, 10, 11, 12, "gap", 20]);
    expect(pageButtons(1, 20)).toEqual([1, 2, 3, "gap", 20]);
    expect(pageButtons(20, 20)).toEqual([1, "gap", 18, 19, 20]);
  });

  it("never hides a single page behind a gap", () => {
    expect(pageButtons(5, 20)).toEqual([1, 2, 3, 4, 5, 6, 7, "gap", 20]);
    expect(pageButtons(16, 20)).toEqual([1, "gap", 14, 15, 16, 17, 18, 19, 20]);
  });

  it("stays short, ordered and within the list, and always reaches this page and both ends", () => {
    const place = fc
      .integer({ min: 1, max: 5000 })
      .chain((pages) => fc.record({ pages: fc.constant(pages), page: fc.integer({ min: 1, max: pages }) }));
    fc.assert(
      fc.property(place, ({ page, pages }) => {
        const buttons = pageButtons(page, pages);
        const shown = buttons.filter((button) => button !== "gap");
        expect(buttons.length).toBeLessThanOrEqual(9);
        expect(shown).toEqual([...new Set(shown)].toSorted((a, b) => a - b));
        expect(shown).toEqual(expect.arrayContaining([1, page, pages]));
        expect(shown.every((button) => button >= 1 && button <= pages)).toBe(true);
      }),
    );
  });
});
