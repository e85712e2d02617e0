/**
 * `/databases`: the mover, an empty page that the site's pages embed as a hidden frame. In the origin that all games once shared it reads what
 * games left there; in a game's own origin it writes that game's part of it. It answers the site's origin only.
 */
import { answerSite } from "#player/answer-site.ts";
import { type FromMover, MOVER_READY, parseToMover, type ToMover } from "#player/protocol/mover-messages.ts";
import { deleteDatabase, dumpDatabase, restoreDatabase } from "./dump.ts";

answerSite(MOVER_READY, (data, port) => {
  const message = parseToMover(data);
  if (message) void reply(message, port);
});

async function reply(message: ToMover, port: MessagePort): Promise<void> {
  try {
    port.postMessage(await answer(message));
  } catch (error) {
    reportError(error);
    port.postMessage({ type: "failed" } satisfies FromMover);
  }
}

async function answer(message: ToMover): Promise<FromMover> {
  switch (message.type) {
    case "list": {
      const databases = await indexedDB.databases();
      return { type: "names", names: databases.flatMap(({ name }) => name ?? []) };
    }
    case "dump":
      return { type: "dump", dump: await dumpDatabase(indexedDB, message.name) };
    case "restore":
      return { type: (await restoreDatabase(indexedDB, message.dump)) ? "restored" : "exists" };
    case "delete":
      await deleteDatabase(indexedDB, message.name);
      return { type: "deleted" };
  }
}
