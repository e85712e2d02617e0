import type { StaticFiles } from "./static-files.ts";

/** Static files of several folders as if they were one: the first folder that has the file serves it. */
export function layered(...layers: readonly StaticFiles[]): StaticFiles {
  return {
    async serve(request, path, headers) {
      for (const layer of layers) {
        const response = await layer.serve(request, path, headers);
        if (response) return response;
      }
      return undefined;
    },
    async find(path) {
      for (const layer of layers) {
        const found = await layer.find(path);
        if (found) return found;
      }
      return undefined;
    },
  };
}
