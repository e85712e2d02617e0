import { describe, expect, it } from "vitest";
import { underBase } from "./under-base.ts";

describe("underBase", () => {
  it.each([
    ["new Worker(`/assets/late-writes.worker-Dc.js`)", "new Worker(`/name/assets/late-writes.worker-Dc.js`)"],
    ["`/assets/player/engines/ruffle-1/`", "`/name/assets/player/engines/ruffle-1/`"],
    ['"/cloak-" + kind', '"/name/cloak-" + kind'],
    ["url(/icon.svg)", "url(/name/icon.svg)"],
    ["n=function(e){return`/`+e}", "n=function(e){return`/name/`+e}"],
  ])("puts %s below the base", (text, expected) => {
    expect(underBase(text, "/name/")).toBe(expected);
  });

  it.each(["`/assets/*`", "`/icons/:file`", "`/assets/html5/*`", '"//host/assets/a.js"'])(
    "leaves %s",
    (text) => {
      expect(underBase(text, "/name/")).toBe(text);
    },
  );

  it("changes nothing at the root of a host", () => {
    const text = "`/assets/a.js`, function(e){return`/`+e}";
    expect(underBase(text, "/")).toBe(text);
  });
});
