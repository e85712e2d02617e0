import { SIGNATURE_HEADER } from "#player/protocol/game-file-list.ts";
import type { AnswerKind } from "#server/http/policy/response-headers.ts";
import type { StaticFiles } from "#server/http/static/static-files.ts";
import type { GameSets } from "./game-file-lists.ts";
import type { Seal } from "./signature.ts";

type Options = {
  sets: GameSets;
  player: StaticFiles;
  /** The address of the packer's script. */
  packer: string;
  /** The origins whose pages may frame the packer. */
  site: readonly string[];
  headersFor: (kind: AnswerKind) => Record<string, string>;
  seal: Seal;
};

export const WORKER = "/assets/offline/worker.js";

/** What keeps games for offline play: the packer's page, the worker's script, and the list of what belongs to a game. */
export async function sendOffline(
  request: Request,
  path: string,
  { sets, player, packer, site, headersFor, seal }: Options,
): Promise<Response | undefined> {
  const url = new URL(request.url);
  const page = packerPage(packer, site, headersFor("packer"));
  if (path === "") return new Response(page.text, page);
  if (path === "worker.js") {
    const script = await player.serve(new Request(request.url), "worker.js");
    const constants = JSON.stringify({ signatureKey: seal.publicKey, packerPage: page });
    return new Response(`const FROM_SERVER=${constants};${await script?.text()}`, {
      headers: {
        ...headersFor("packer-worker"),
        "cache-control": "no-cache",
        "content-type": "text/javascript; charset=utf-8",
        "service-worker-allowed": "/assets/",
      },
    });
  }
  if (path !== "set") return undefined;
  const set = await sets.setOf(url.searchParams.get("guest") ?? "", url.origin);
  if (!set) return undefined;
  const text = JSON.stringify(set);
  return new Response(text, {
    headers: {
      ...headersFor("game-file"),
      "cache-control": "no-store",
      "content-type": "application/json; charset=utf-8",
      [SIGNATURE_HEADER]: seal.sign(text),
    },
  });
}

/** Also a part of the worker's script: offline, the worker must not take it from a cache that games can write to. */
function packerPage(packer: string, site: readonly string[], given: Record<string, string>) {
  const text = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Offline games</title>
<meta name="site" content="${site.join(" ")}">
<script src="${packer}"></script>
</html>
`;
  const headers = {
    ...given,
    "cache-control": "no-cache",
    "content-type": "text/html; charset=utf-8",
  };
  return { text, headers };
}
