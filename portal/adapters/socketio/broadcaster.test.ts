import { describe, expect, it } from "vitest";
import { createBroadcaster } from "./broadcaster.ts";

function aRoom() {
  const figures = new Map<string | undefined, number>();
  const sent: [string | undefined, object][] = [];
  const broadcaster = createBroadcaster((subject, told) => sent.push([subject, told]));
  const tick = () => broadcaster.tick((subject) => ({ visitors: figures.get(subject) ?? 0 }));
  return { broadcaster, figures, sent, tick };
}

describe("a broadcaster", () => {
  it("sends a change once, and only to pages that show it", () => {
    const { broadcaster, figures, sent, tick } = aRoom();
    broadcaster.watch("chess");
    tick();
    expect(sent).toEqual([["chess", { visitors: 0 }]]);
    figures.set("chess", 1);
    figures.set("pong", 7);
    tick();
    tick();
    expect(sent.slice(1)).toEqual([["chess", { visitors: 1 }]]);
  });

  it("sends nothing to a closed subscription", () => {
    const { broadcaster, figures, sent, tick } = aRoom();
    broadcaster.watch(undefined);
    broadcaster.watch(undefined);
    broadcaster.unwatch(undefined);
    tick();
    broadcaster.unwatch(undefined);
    figures.set(undefined, 5);
    tick();
    expect(sent).toEqual([[undefined, { visitors: 0 }]]);
  });

  it("repeats the last value at an interval, for clients that missed it", () => {
    const { broadcaster, sent, tick } = aRoom();
    broadcaster.watch("chess");
    for (let at = 0; at < 30; at++) tick();
    expect(sent).toHaveLength(4);
  });
});
