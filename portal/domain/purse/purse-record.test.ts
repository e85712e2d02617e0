import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { emptyRecord, mergeRecords, type PurseRecord, parsePurseRecord, walletOf } from "./purse-record.ts";

const aRecord = (facts: Partial<PurseRecord> = {}): PurseRecord => ({ ...emptyRecord, ...facts });

const anyRecord = fc.record({
  earned: fc.nat(1000),
  spent: fc.nat(1000),
  hats: fc.dictionary(fc.constantFrom("bow", "cap", "crown"), fc.nat(400)),
  worn: fc.constantFrom("", "bow", "crown"),
  wornAt: fc.nat(100),
});

describe("walletOf", () => {
  it("adds what all browsers earned, and takes what they spent", () => {
    const laptop = aRecord({ earned: 100, hats: { bow: 40 } });
    const phone = aRecord({ earned: 30, spent: 5, hats: { party: 20 } });
    expect(walletOf([laptop, phone])).toEqual({ coins: 65, owned: ["bow", "party"], worn: "" });
  });

  it("takes the price of a hat once that two browsers bought", () => {
    const laptop = aRecord({ earned: 100, hats: { bow: 40 } });
    expect(walletOf([laptop, aRecord({ hats: { bow: 40 } })]).coins).toBe(60);
  });

  it("keeps both hats of browsers that spent the same coins, and lets what comes next pay", () => {
    const laptop = aRecord({ earned: 50, hats: { bow: 40 } });
    const phone = aRecord({ hats: { party: 20 } });
    expect(walletOf([laptop, phone])).toMatchObject({ coins: 0, owned: ["bow", "party"] });
    expect(walletOf([{ ...laptop, earned: 70 }, phone]).coins).toBe(10);
  });

  it("wears what was put on last, in whichever browser", () => {
    const laptop = aRecord({ hats: { bow: 40 }, worn: "bow", wornAt: 10 });
    const phone = aRecord({ hats: { party: 20 }, worn: "party", wornAt: 20 });
    expect(walletOf([phone, laptop]).worn).toBe("party");
    expect(walletOf([laptop, { ...phone, worn: "", wornAt: 30 }]).worn).toBe("");
  });
});

describe("mergeRecords", () => {
  it("loses no purchase of an older state, and counts nothing twice", () => {
    const older = aRecord({ earned: 100, hats: { bow: 40 } });
    const newer = aRecord({ earned: 150, spent: 10, hats: { bow: 40, party: 20 }, worn: "bow", wornAt: 5 });
    expect(mergeRecords(older, newer)).toEqual(newer);
    expect(mergeRecords(newer, older)).toEqual(newer);
  });

  it("gives the same in any order and however often", () => {
    fc.assert(
      fc.property(anyRecord, anyRecord, anyRecord, (a, b, c) => {
        const merged = mergeRecords(mergeRecords(a, b), c);
        expect(mergeRecords(a, mergeRecords(b, c))).toEqual(merged);
        expect(mergeRecords(merged, b)).toEqual(merged);
        expect(Object.keys(merged.hats)).toEqual(expect.arrayContaining(Object.keys(a.hats)));
      }),
    );
  });
});

describe("parsePurseRecord", () => {
  it("reads a record as it was written, and no other data", () => {
    const record = aRecord({ earned: 5, hats: { bow: 40 }, worn: "bow", wornAt: 7 });
    expect(parsePurseRecord(JSON.parse(JSON.stringify(record)))).toEqual(record);
    for (const data of [null, 5, [], {}, { ...record, earned: -1 }, { ...record, hats: 3 }])
      expect(parsePurseRecord(data)).toBeUndefined();
  });
});
