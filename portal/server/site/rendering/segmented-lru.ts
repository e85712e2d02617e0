/** Things kept by name, as many as there is room for. */
export type Shelf<Item> = {
  get(name: string): Item | undefined;
  put(name: string, item: Item, bytes: number): void;
};

/** Of the room, for what was asked for once. */
const newcomersShare = 0.25;

/**
 * What is new stands on a small board, and moves to the large one when it is asked for again: whoever walks through every
 * page there is must not push out those that everybody wants. On both, what nobody asked for longest has to go first.
 */
export function makeShelf<Item>(room: number): Shelf<Item> {
  const newcomers = makeBoard<Item>(room * newcomersShare);
  const regulars = makeBoard<Item>(room * (1 - newcomersShare));
  return {
    get(name) {
      const kept = regulars.take(name) ?? newcomers.take(name);
      if (kept) regulars.put(name, kept);
      return kept?.item;
    },
    put: (name, item, bytes) => newcomers.put(name, { item, bytes }),
  };
}

type Kept<Item> = { readonly item: Item; readonly bytes: number };

function makeBoard<Item>(room: number) {
  // A Map remembers in which order things were put in.
  const board = new Map<string, Kept<Item>>();
  let used = 0;
  const take = (name: string) => {
    const kept = board.get(name);
    if (!kept) return undefined;
    board.delete(name);
    used -= kept.bytes;
    return kept;
  };
  return {
    take,
    put(name: string, kept: Kept<Item>) {
      take(name);
      if (kept.bytes > room) return;
      board.set(name, kept);
      used += kept.bytes;
      for (const oldest of board.keys()) {
        if (used <= room) return;
        take(oldest);
      }
    },
  };
}
