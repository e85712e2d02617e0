import { describe, expect, it } from "vitest";
import { defaultLook, formatLook, type Look, motions, parseLook, textSizes, themes } from "./look.ts";

describe("a look", () => {
  const looks: Look[] = themes.flatMap((theme) =>
    textSizes.flatMap((textSize) => motions.map((motion) => ({ theme, textSize, motion }))),
  );

  it.each(looks)("is read as it was written: %o", (look) => {
    expect(parseLook(formatLook(look))).toEqual(look);
  });

  it("is the empty text when nothing was chosen", () => {
    expect(formatLook(defaultLook)).toBe("");
  });

  it.each(["", "neon", "light", "light-huge", '"><script>', "__proto__-constructor-toString"])(
    "has the default for what is unknown: %s",
    (text) => {
      expect(looks).toContainEqual(parseLook(text));
    },
  );
});
