import { describe, expect, it } from "vitest";
import { makeAnnouncer } from "./broadcaster.ts";

function aRoom() {
  const figures = new Map<string | undefined, number>();
  const sent: [string | undefined, object][] = [];
  const announcer = makeAnnouncer((subject, told) => sent.push([subject, told]));
  const tick = () => announcer.tick((subject) => ({ visitors: figures.get(subject) ?? 0 }));
  return { announcer, figures, sent, tick };
}

describe("an announcer", () => {
  it("tells a change once, and only to those who show it", () => {
    const { announcer, figures, sent, tick } = aRoom();
    announcer.watch("chess");
    tick();
    expect(sent).toEqual([["chess", { visitors: 0 }]]);
    figures.set("chess", 1);
    figures.set("pong", 7);
    tick();
    tick();
    expect(sent.slice(1)).toEqual([["chess", { visitors: 1 }]]);
  });

  it("is silent where nobody listens any more", () => {
    const { announcer, figures, sent, tick } = aRoom();
    announcer.watch(undefined);
    announcer.watch(undefined);
    announcer.unwatch(undefined);
    tick();
    announcer.unwatch(undefined);
    figures.set(undefined, 5);
    tick();
    expect(sent).toEqual([[undefined, { visitors: 0 }]]);
  });

  it("repeats itself now and then for those who missed it", () => {
    const { announcer, sent, tick } = aRoom();
    announcer.watch("chess");
    for (let at = 0; at < 30; at++) tick();
    expect(sent).toHaveLength(4);
  });
});
