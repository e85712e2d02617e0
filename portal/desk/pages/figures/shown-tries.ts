import { idOfPath } from "#domain/catalogue/game-id.ts";
import type { DeskFigures } from "#domain/desk/desk-figures.ts";
import { tryWords } from "#domain/game-reports/game-try.ts";

/** Try-outs of the last hours as the page shows them. */
export async function shownTries({ tries }: Pick<DeskFigures, "tries">) {
  const all = await tries.list();
  return Promise.all(
    all.map(async ({ path, name, at, state, lines }) => ({
      id: idOfPath(path),
      name,
      at: at.toISOString(),
      state,
      verdict: tryWords({ name, state, lines }),
      lines,
      hasPicture: (await tries.picture(path)) !== undefined,
    })),
  );
}

export type ShownTry = Awaited<ReturnType<typeof shownTries>>[number];
