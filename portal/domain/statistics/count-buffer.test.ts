import { describe, expect, it } from "vitest";
import { createCountBuffer } from "./count-buffer.ts";
import type { Count } from "./count-store.ts";

const aCount = (given: Partial<Count> = {}): Count => ({
  day: "2026-11-15",
  kind: "launch",
  subject: "chess/",
  number: 1,
  ...given,
});

describe("createCountBuffer", () => {
  it("sums equal counts and keeps different ones apart", () => {
    const tally = createCountBuffer(100);
    for (const given of [
      {},
      {},
      { kind: "minutes", number: 7 },
      { day: "2026-11-16" },
      { subject: "a/" },
    ] as const)
      tally.add(aCount(given));
    expect(tally.take()).toEqual([
      aCount({ number: 2 }),
      aCount({ kind: "minutes", number: 7 }),
      aCount({ day: "2026-11-16" }),
      aCount({ subject: "a/" }),
    ]);
    expect(tally.take()).toEqual([]);
  });

  it("goes on counting the subjects that it has when it is full", () => {
    const tally = createCountBuffer(1);
    tally.add(aCount());
    tally.add(aCount({ subject: "other/" }));
    tally.add(aCount());
    expect(tally.take()).toEqual([aCount({ number: 2 })]);
  });
});
