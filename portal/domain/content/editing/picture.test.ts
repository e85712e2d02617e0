import { describe, expect, it } from "vitest";
import { PICTURE_MAX_BYTES, pictureMistake } from "./picture.ts";

const text = (value: string) => new TextEncoder().encode(value);
const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0);

describe("pictureMistake", () => {
  it("takes pictures that are what their name says", () => {
    expect(
      pictureMistake("school.svg", text('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>')),
    ).toBeUndefined();
    expect(pictureMistake("school.png", png)).toBeUndefined();
    expect(pictureMistake("a.webp", text("RIFF\0\0\0\0WEBPVP8 "))).toBeUndefined();
    expect(pictureMistake("a.avif", text("\0\0\0 ftypavif"))).toBeUndefined();
  });

  it.each([
    ["../school.svg", "<svg/>", "must be the name"],
    ["School.svg", "<svg/>", "must be the name"],
    ["school.gif", "GIF89a", "must be the name"],
    ["school.png", "<svg/>", "is no png picture"],
    ["school.svg", "hello", "is no SVG picture"],
    ["school.svg", "<svg ><script>alert(1)</script></svg>", "has scripts"],
    ["school.svg", "<svg onload=alert(1)></svg>", "has event handlers"],
    ["school.svg", '<svg ><image href="https://a.example/x.png"/></svg>', "has parts from other sites"],
    ["school.svg", '<!DOCTYPE svg [<!ENTITY a "a">]><svg >&a;</svg>', "has document types"],
    ["school.svg", "<svg ><foreignObject/></svg>", "has foreign objects"],
  ])("refuses %s with %s", (name, bytes, reason) => {
    expect(pictureMistake(name, text(bytes))).toContain(reason);
  });

  it("refuses what is too large", () => {
    expect(pictureMistake("school.png", new Uint8Array(PICTURE_MAX_BYTES + 1))).toContain(
      "at most 2000000 fit",
    );
  });
});
