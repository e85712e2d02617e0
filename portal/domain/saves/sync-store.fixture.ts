import { bytesOf, type SaveCopy, type SyncedSave, type SyncStore } from "./sync-store.ts";

/** Store of the saves of accounts in memory, for tests. */
export function memorySync(): SyncStore {
  const accounts = new Map<string, { saves: SyncedSave[]; copies: SaveCopy[] }>();
  const of = (account: string) => {
    const found = accounts.get(account) ?? { saves: [], copies: [] };
    accounts.set(account, found);
    return found;
  };
  let last: Promise<unknown> = Promise.resolve();
  const isSame = (a: Pick<SyncedSave, "game" | "key">, b: Pick<SyncedSave, "game" | "key">) =>
    a.game === b.game && a.key === b.key;
  return {
    async transact(account, work) {
      const turn = last.then(async () => {
        const { saves, copies } = of(account);
        const next = { saves: [...saves], copies: [...copies] };
        const result = await work({
          revision: Math.max(0, ...saves.map(({ revision }) => revision)),
          bytes: async () => [...saves, ...copies].reduce((sum, save) => sum + bytesOf(save), 0),
          read: async (keys) => saves.filter((save) => keys.some((key) => isSame(save, key))),
          async write(written, kept) {
            next.saves = [
              ...next.saves.filter((save) => !written.some((other) => isSame(save, other))),
              ...written,
            ];
            next.copies.push(
              ...kept.filter(
                (copy) =>
                  !next.copies.some(
                    (other) =>
                      isSame(copy, other) &&
                      copy.writtenAt === other.writtenAt &&
                      copy.device === other.device,
                  ),
              ),
            );
          },
        });
        accounts.set(account, next);
        return result;
      });
      last = turn.catch(() => undefined);
      return turn;
    },
    changesSince: async (account, revision, limit) =>
      of(account)
        .saves.filter((save) => save.revision > revision)
        .toSorted((a, b) => a.revision - b.revision)
        .slice(0, limit),
    hasCopies: async (account) => of(account).copies.length > 0,
    copies: async (account) => of(account).copies.toSorted((a, b) => a.writtenAt - b.writtenAt),
    async deleteCopies(account, game) {
      of(account).copies = of(account).copies.filter((copy) => copy.game !== game);
    },
    async deleteCopiesBefore(time) {
      for (const account of accounts.values())
        account.copies = account.copies.filter(({ keptAt }) => keptAt >= time.getTime());
    },
  };
}
