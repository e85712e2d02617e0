import { join } from "node:path";
import { contentDir } from "#paths.mjs";
import { isHashedName } from "#server/http/static/hashed-name.ts";
import { layered } from "#server/http/static/layered.ts";
import {
  CACHE_FOREVER,
  CACHE_ONE_HOUR,
  CACHE_REVALIDATE,
  type StaticFiles,
  staticFiles,
} from "#server/http/static/static-files.ts";

const isPicture = /\.(?:svg|png|jpe?g|webp|avif|gif|webm|mp4)$/i;

/**
 * The static files of the site: the build's, the Flash engine, and the covers of games that the operator added or edited. The pictures of the words come first. Scripts
 * and styles of the build that was served before an upgrade, `former`, stay for pages that are open.
 */
export function siteFiles(dist: string, dataDir: string, former?: string): StaticFiles {
  return layered(
    contentPictures(join(dataDir, "content")),
    contentPictures(contentDir),
    staticFiles({ root: join(dist, "client"), cacheControl, isBuilt: true }),
    engineFiles(join(dist, "play", "player", "engines")),
    staticFiles({ root: join(dataDir, "games", "public"), cacheControl }),
    staticFiles({ root: join(dataDir, "catalogue", "public"), cacheControl }),
    ...(former === undefined ? [] : [formerAssets(join(former, "client"))]),
  );
}

function formerAssets(root: string): StaticFiles {
  const files = staticFiles({ root, cacheControl, isBuilt: true });
  return {
    serve: async (request, path, headers) =>
      path.startsWith("assets/") ? files.serve(request, path, headers) : undefined,
    find: async (path) => (path.startsWith("assets/") ? files.find(path) : undefined),
  };
}

/** The pictures that slides, banners and partners name. */
function contentPictures(root: string): StaticFiles {
  const files = staticFiles({ root, cacheControl });
  const isContentPicture = (path: string) => /^(?:images|logos)\/[^/]+$/.test(path) && isPicture.test(path);
  return {
    serve: async (request, path, headers) =>
      isContentPicture(path) ? files.serve(request, path, headers) : undefined,
    find: async (path) => (isContentPicture(path) ? files.find(path) : undefined),
  };
}

/**
 * The files of the Flash engine that pages of the site cache and hand to every Flash game. Its scripts come as data: browsers run them in
 * the games' origins alone.
 */
function engineFiles(root: string): StaticFiles {
  const files = staticFiles({ root, cacheControl: () => CACHE_FOREVER, isBuilt: true });
  const engineFile = (path: string) =>
    /^assets\/engines\/(ruffle-[^/]+\/[^/]+\.(?:js|wasm))$/.exec(path)?.[1];
  return {
    async serve(request, path, headers) {
      const file = engineFile(path);
      const response = file === undefined ? undefined : await files.serve(request, file, headers);
      if (file?.endsWith(".js")) response?.headers.set("content-type", "application/octet-stream");
      return response;
    },
    async find(path) {
      const file = engineFile(path);
      return file === undefined ? undefined : files.find(file);
    },
  };
}

function cacheControl(path: string): string {
  // The bundler puts a hash into every name under assets/, and not every hash looks like one.
  if (path.startsWith("assets/") || isHashedName(path)) return CACHE_FOREVER;
  // To revalidate forty covers takes longer than to load the page they are on.
  return isPicture.test(path) ? CACHE_ONE_HOUR : CACHE_REVALIDATE;
}
