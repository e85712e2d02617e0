import { SIGNATURE_HEADER } from "#player/protocol/game-file-list.ts";
import type { ResponseKind } from "#server/http/policy/response-headers.ts";
import { CACHE_REVALIDATE, type StaticFiles } from "#server/http/static/static-files.ts";
import { type FileLists, ListsBusy } from "./game-file-lists.ts";
import { hiddenPage } from "./hidden-page.ts";
import { hostLabel } from "./host-label.ts";
import type { Signer } from "./signature.ts";

type Options = {
  fileLists: FileLists;
  player: StaticFiles;
  /** The URL of the packer's script. */
  packer: string;
  /** The origins whose pages may frame the packer. */
  site: readonly string[];
  headersFor: (kind: ResponseKind) => Record<string, string>;
  signer: Signer;
};

/** The play origin's only service worker. */
export const OFFLINE_WORKER_PATH = "/assets/offline/worker.js";

/** The routes for offline play below `/assets/offline/`: the packer's page, the service worker's script, and signed file lists. */
export async function sendOffline(
  request: Request,
  path: string,
  { fileLists, player, packer, site, headersFor, signer }: Options,
): Promise<Response | undefined> {
  const url = new URL(request.url);
  // The service worker's script contains it too: offline, the worker must not take it from a cache that games can write to.
  const page = hiddenPage({ title: "Offline games", script: packer, site, policy: headersFor("packer") });
  if (path === "") return new Response(page.text, page);
  if (path === "worker.js") {
    const script = await player.serve(new Request(request.url), "worker.js");
    const constants = JSON.stringify({ signatureKey: signer.publicKey, packerPage: page });
    return new Response(`const FROM_SERVER=${constants};${await script?.text()}`, {
      headers: {
        ...headersFor("packer-worker"),
        "cache-control": CACHE_REVALIDATE,
        "content-type": "text/javascript; charset=utf-8",
        "service-worker-allowed": "/assets/",
      },
    });
  }
  if (path !== "set") return undefined;
  const guest = url.searchParams.get("guest") ?? "";
  if (!url.host.startsWith(`${hostLabel(guest)}.`)) return undefined;
  const list = await fileLists.fileListOf(guest, url.origin).catch((error: unknown) => {
    if (error instanceof ListsBusy) return "busy";
    throw error;
  });
  if (!list) return undefined;
  if (list === "busy") {
    const headers = { ...headersFor("game-plain"), "cache-control": "no-store", "retry-after": "5" };
    return new Response("Too many at once.", { status: 503, headers });
  }
  const text = JSON.stringify(list);
  return new Response(text, {
    headers: {
      ...headersFor("game-plain"),
      "cache-control": "no-store",
      "content-type": "application/json; charset=utf-8",
      [SIGNATURE_HEADER]: signer.sign(text),
    },
  });
}
