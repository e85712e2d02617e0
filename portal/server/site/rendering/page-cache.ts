import type { Portal } from "#domain/portal.ts";
import type { Encoded } from "./compressed-body.ts";
import { makeShelf } from "./segmented-lru.ts";

/** A page as it goes over the wire, with the hash of the styles inside it. */
export type DrawnPage = Encoded & { readonly style: string | undefined };

export type KeptPages = {
  /** The page of this name as it was drawn before, or as it is drawn now. Names are made of whatever the page varies by. */
  take(name: string, draw: () => Promise<DrawnPage>): Promise<DrawnPage>;
};

type Sources = Pick<Portal, "catalogue" | "content" | "now">;

/** About three thousand pages as browsers ask for them. */
const room = 16 * 2 ** 20;
/** A page's tag and name, and what the runtime needs to remember it. */
const besides = 400;
const dayMs = 86_400_000;

/**
 * Pages that anybody may see, drawn and compressed once. All are forgotten together when there is another catalogue, when
 * the content changes, and at midnight, when games stop being new.
 */
export function keptPages(portal: Sources): KeptPages {
  let edition = newEdition(portal);
  return {
    async take(name, draw) {
      if (!isCurrent(edition, portal)) edition = newEdition(portal);
      // Whatever comes of it belongs to this edition, also if the next one has begun when it is there.
      const { shelf, drawing } = edition;
      const kept = shelf.get(name);
      if (kept) return kept;
      // A class that opens the same page at the same moment has it drawn once.
      const underWay = drawing.get(name);
      if (underWay) return underWay;
      const drawn = draw();
      drawing.set(name, drawn);
      try {
        const page = await drawn;
        shelf.put(name, page, page.bytes.length + 2 * name.length + besides);
        return page;
      } finally {
        drawing.delete(name);
      }
    },
  };
}

type Edition = ReturnType<typeof newEdition>;

function newEdition(portal: Sources) {
  return {
    catalogue: portal.catalogue,
    content: portal.content,
    day: dayOf(portal),
    shelf: makeShelf<DrawnPage>(room),
    drawing: new Map<string, Promise<DrawnPage>>(),
  };
}

function isCurrent({ catalogue, content, day }: Edition, portal: Sources): boolean {
  return catalogue === portal.catalogue && content === portal.content && day === dayOf(portal);
}

/** At the stroke of midnight some things are new still and others already, so that moment is a day of its own. */
function dayOf({ now }: Sources): number {
  const days = now().getTime() / dayMs;
  return Math.floor(days) + Math.ceil(days);
}
