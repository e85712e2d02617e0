import { describe, expect, it } from "vitest";
import type { CheckQueue } from "./check-queue.ts";
import { aName } from "./entry.fixture.ts";
import type { OwnerStore } from "./owner-store.ts";

const at = (second: number) => new Date(Date.UTC(2026, 10, 18, 12, 0, second));
const aWaiting = (id: string, second = 0) => ({
  id,
  owner: "ann",
  game: "slopeline",
  tape: new Uint8Array([0, 1, 255]),
  receivedAt: at(second),
});

/** Contract of every queue of waiting tapes. `openBeside` opens the same queue from another process. */
export function checkQueueContract(
  openEmpty: () => Promise<{ queue: CheckQueue; owners: OwnerStore; openBeside(): Promise<CheckQueue> }>,
): void {
  const open = async () => {
    const all = await openEmpty();
    await all.owners.ensure("ann", aName(), at(0));
    return all;
  };

  describe("a check queue", () => {
    it("hands out the oldest first, as it was received, and each once", async () => {
      const { queue } = await open();
      await queue.add(aWaiting("late", 2));
      await queue.add(aWaiting("early", 1));
      expect(await queue.waiting()).toBe(2);
      const [claimed, ...more] = await queue.claim(1, at(3), at(13));
      expect(more).toEqual([]);
      expect({ ...claimed, tape: [...(claimed?.tape ?? [])] }).toEqual({
        ...aWaiting("early", 1),
        tape: [0, 1, 255],
        attempts: 1,
      });
      expect((await queue.claim(5, at(3), at(13))).map(({ id }) => id)).toEqual(["late"]);
      expect(await queue.claim(5, at(3), at(13))).toEqual([]);
    });

    it("hands a tape out again when its claim is over or released", async () => {
      const { queue } = await open();
      await queue.add(aWaiting("a"), at(10));
      expect(await queue.claim(5, at(9), at(20))).toEqual([]);
      expect((await queue.claim(5, at(11), at(20)))[0]?.attempts).toBe(2);
      await queue.release("a");
      expect((await queue.claim(5, at(12), at(20)))[0]?.attempts).toBe(3);
    });

    it("tells waiting, finished and unknown apart, and never hands out what is finished", async () => {
      const { queue } = await open();
      await queue.add(aWaiting("a"));
      expect(await queue.resultOf("a")).toBe("waiting");
      await queue.finish("a", '{"score":1}');
      expect(await queue.resultOf("a")).toEqual({ result: '{"score":1}' });
      expect(await queue.resultOf("b")).toBeUndefined();
      await queue.release("a");
      expect(await queue.claim(5, at(30), at(40))).toEqual([]);
      expect(await queue.waiting()).toBe(0);
    });

    it("deletes old results, and no tape that waits", async () => {
      const { queue } = await open();
      await queue.add(aWaiting("done"));
      await queue.add(aWaiting("waiting"));
      await queue.finish("done", "{}");
      await queue.deleteResults(at(0));
      expect(await queue.resultOf("done")).toBeDefined();
      await queue.deleteResults(at(1));
      expect(await queue.resultOf("done")).toBeUndefined();
      expect(await queue.resultOf("waiting")).toBe("waiting");
    });

    it("loses the tapes of an owner that is deleted", async () => {
      const { queue, owners } = await open();
      await queue.add(aWaiting("a"));
      await owners.delete("ann");
      expect(await queue.claim(5, at(3), at(13))).toEqual([]);
    });

    it("gives each tape to one of several processes", async () => {
      const { queue, openBeside } = await open();
      for (let id = 0; id < 30; id++) await queue.add(aWaiting(`${id}`));
      const others = [queue, await openBeside(), await openBeside()];
      const claims = await Promise.all(
        Array.from({ length: 60 }, (_, turn) => others[turn % 3]?.claim(1, at(3), at(13)) ?? []),
      );
      const rest = await queue.claim(100, at(3), at(13));
      const ids = [...claims.flat(), ...rest].map(({ id }) => id);
      expect(ids).toHaveLength(30);
      expect(new Set(ids).size).toBe(30);
    });
  });
}
