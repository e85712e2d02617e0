import { afterEach, describe, expect, it, vi } from "vitest";
import type { Neighbours } from "./peers.ts";
import type { Headcount } from "./presence-count.ts";

type Street = {
  /** Another process of the same site. */
  moveIn(): Promise<Neighbours>;
  /** Lets so much time go by for those who listen. */
  wait(ms: number): void;
  readonly silenceMs: number;
};

const patience = { timeout: 30_000, interval: 10 };
const aCount = (visitors: number, players: Record<string, number> = {}): Headcount => ({
  visitors,
  players: new Map(Object.entries(players)),
});

/** What every way of joining processes promises. */
export function neighboursContract(name: string, open: () => Promise<Street>): void {
  describe(`neighbours over ${name}`, () => {
    const here: Neighbours[] = [];
    const moveIn = async (street: Street) => {
      const neighbour = await street.moveIn();
      here.push(neighbour);
      return neighbour;
    };
    /** Says it until it is heard: a word may be said before the other listens. */
    const heard = (speaker: Neighbours, count: Headcount, listener: Neighbours) =>
      vi.waitFor(() => {
        speaker.tell(count);
        expect(listener.counts()).toContainEqual(count);
      }, patience);
    afterEach(async () => {
      for (const neighbour of here.splice(0)) await neighbour.close();
    });

    it("hear the last word of each other, and not their own", async () => {
      const street = await open();
      const [a, b, c] = [await moveIn(street), await moveIn(street), await moveIn(street)];
      await heard(a, aCount(1, { chess: 1 }), c);
      await heard(b, aCount(2, { "pöng/ \u{1f3d3}": 2 }), c);
      await heard(a, aCount(3), c);
      expect(c.counts()).toHaveLength(2);
      expect(c.counts()).toContainEqual(aCount(2, { "pöng/ \u{1f3d3}": 2 }));
      expect(a.counts()).toEqual([aCount(2, { "pöng/ \u{1f3d3}": 2 })]);
    });

    it("no longer count one that said goodbye", async () => {
      const street = await open();
      const [a, b] = [await moveIn(street), await street.moveIn()];
      await heard(b, aCount(2), a);
      await b.close();
      await vi.waitFor(() => expect(a.counts()).toEqual([]), patience);
    });

    it("no longer count one that fell silent, and count it again when it speaks", async () => {
      const street = await open();
      const [a, b] = [await moveIn(street), await moveIn(street)];
      await heard(b, aCount(2), a);
      street.wait(street.silenceMs);
      expect(a.counts()).toEqual([]);
      await heard(b, aCount(4), a);
    });
  });
}
