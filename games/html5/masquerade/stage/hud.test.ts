import { afterEach, describe, expect, it, vi } from "vitest";
import { Career } from "#html5/masquerade/core/career.ts";
import { Party } from "#html5/masquerade/core/party.ts";
import { createRandom } from "#kit/random.ts";
import type { Kit } from "#kit/round.ts";
import { openSaves } from "#kit/storage.ts";
import { drawHud } from "./hud.ts";
import { SoloOnlooker } from "./onlooker.ts";

/** A canvas that remembers the texts drawn on it, and does nothing else. */
function aPage() {
  const texts: string[] = [];
  const known: Record<string, unknown> = {
    canvas: { width: 960, height: 540 },
    measureText: (text: string) => ({
      width: text.length * 10,
      actualBoundingBoxLeft: 0,
      actualBoundingBoxRight: text.length * 10,
      actualBoundingBoxAscent: 0,
      actualBoundingBoxDescent: 10,
    }),
    fillText: (text: string) => void texts.push(text),
  };
  const ctx = new Proxy(known, { get: (target, key) => target[String(key)] ?? (() => undefined) });
  return {
    texts,
    view: { ctx: ctx as unknown as CanvasRenderingContext2D, width: 960, height: 540, scale: 1 },
  };
}

afterEach(() => vi.unstubAllGlobals());

describe("drawHud", () => {
  it("lists all guests by their names, and the player as such", () => {
    // Faces are stamps, which stay empty here.
    vi.stubGlobal("document", { createElement: () => ({ getContext: () => null }) });
    const party = new Party({ random: createRandom(1), map: "piazza", strengths: ["doodler"] });
    const kit = { best: 1200, isDemo: false } as unknown as Kit;
    const onlooker = new SoloOnlooker(party, kit, new Career(openSaves("masquerade")));
    const { texts, view } = aPage();
    drawHud(view, party, onlooker, "E");
    const others = party.guests.slice(1).map(({ name }) => name);
    expect(texts).toEqual(expect.arrayContaining(["You", ...others, "Best 1,200"]));
  });
});
