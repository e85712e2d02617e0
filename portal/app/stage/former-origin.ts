import { type Mover, openMover } from "./mover-frame.ts";

const ERASE_TIMEOUT_MS = 20_000;

/** The names of the databases that games left in the former origin. */
export async function listDatabases(source: Mover): Promise<string[]> {
  const { names } = await source.ask({ type: "list" }, "names");
  return names.filter((name) => name.startsWith("recess/"));
}

/** Deletes all databases in the former origin, for a visitor who wants everything erased. */
export async function eraseFormerDatabases(former: string): Promise<void> {
  const source = openMover(former, AbortSignal.timeout(ERASE_TIMEOUT_MS));
  try {
    for (const name of await listDatabases(source))
      await source.ask({ type: "delete", name }, "deleted", "failed");
  } finally {
    source.close();
  }
}
