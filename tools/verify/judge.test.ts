import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { isRetryable, judge, verdictOf } from "./judge.ts";
import { gameLimits } from "./limits.ts";
import type { Observation } from "./observation.ts";
import { mostVaried, readScreenshot } from "./screenshot.ts";

/** A black stage with a white square at `x`. */
async function stage(x: number, size = 30) {
  const square = { create: { width: size, height: size, channels: 3, background: "white" } } as const;
  const file = await sharp({ create: { width: 200, height: 100, channels: 3, background: "black" } })
    .composite([{ input: await sharp(square).png().toBuffer(), left: x, top: 20 }])
    .png()
    .toBuffer();
  return readScreenshot(file);
}
const [left, right] = [await stage(10), await stage(120)];
const empty = await readScreenshot(
  await sharp({ create: { width: 200, height: 100, channels: 3, background: "#123" } })
    .png()
    .toBuffer(),
);

const anObservation = (given: Partial<Observation> = {}): Observation => ({
  errors: [],
  missingFiles: [],
  externalRequests: [],
  cspViolations: [],
  notes: [],
  first: left,
  pictures: [left, left, left, right],
  missingIcons: [],
  isLoading: false,
  bytes: 100_000,
  cpuSeconds: 1,
  memory: 200e6,
  ...given,
});
const codes = (given: Partial<Observation>) => judge(anObservation(given)).map(({ code }) => code);

describe("judge", () => {
  it("finds nothing wrong with a game that draws and answers", () => {
    expect(judge(anObservation())).toEqual([]);
    expect(verdictOf([])).toBe("plays");
  });

  it("does not mind what a game says on the console", () => {
    expect(codes({ notes: ["the sound is off"] })).toEqual([]);
  });

  it.each([
    ["missing-file", { missingFiles: ["404 /level.js"] }],
    ["missing-file", { missingIcons: ["404 /icon.png (icon)"] }],
    ["throws", { errors: ["TypeError: x is not a function"] }],
    ["calls-home", { externalRequests: ["https://tracker.example/"] }],
    ["breaks-policy", { cspViolations: ["object-src plugin.bin"] }],
    ["error-page", { errorPage: "This browser draws no 3D" }],
    ["too-heavy", { bytes: gameLimits.bytes + 1 }],
    ["too-heavy", { cpuSeconds: gameLimits.cpuSeconds + 1 }],
    ["too-heavy", { memory: gameLimits.memory + 1 }],
    ["hangs", { abortedAs: "hangs" as const }],
    ["blank", { pictures: [empty, empty, empty] }],
    ["blank", { isLoading: true }],
    ["lifeless", { pictures: [left, right, right, right] }],
  ])("calls a game %s for %o", (code, given) => {
    expect(codes(given)).toContain(code);
  });

  it("does not call a game that never drew lifeless as well", () => {
    const { first, ...rest } = anObservation({ pictures: [] });
    expect(first).toBeDefined();
    expect(judge(rest).map(({ code }) => code)).toEqual(["blank"]);
  });

  it("names everything that is wrong, the most telling first", () => {
    const faults = judge(anObservation({ missingFiles: ["404 /a.js", "404 /b.js"], errors: ["boom"] }));
    expect(faults.map(({ code }) => code)).toEqual(["missing-file", "throws"]);
    expect(faults[0]?.detail).toBe("404 /a.js (and 1 more)");
    expect(verdictOf(faults)).toBe("missing-file");
  });

  it("looks again only where a busy machine may be the reason", () => {
    expect(isRetryable(judge(anObservation({ abortedAs: "hangs" })))).toBe(true);
    expect(isRetryable(judge(anObservation({ errors: ["boom"], isLoading: true })))).toBe(false);
    expect(isRetryable([])).toBe(false);
  });
});

describe("mostVaried", () => {
  it("takes the most varied picture, rather not the title, and a blank one only where there is no other", async () => {
    const busy = await readScreenshot(
      await sharp({
        create: {
          width: 200,
          height: 100,
          channels: 3,
          background: "black",
          noise: { type: "gaussian", mean: 128, sigma: 60 },
        },
      })
        .png()
        .toBuffer(),
    );
    expect(mostVaried([left, busy, empty], undefined)).toBe(busy);
    expect(mostVaried([left, right], left)).toBe(right);
    expect(mostVaried([empty], left)).toBe(empty);
    expect(mostVaried([], undefined)).toBeUndefined();
  });
});
