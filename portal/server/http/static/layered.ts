import type { StaticFiles } from "./static-files.ts";

/** Several folders as if they were one: the first that has the file answers. */
export function layered(...layers: readonly StaticFiles[]): StaticFiles {
  return {
    async serve(request, path, headers) {
      for (const layer of layers) {
        const answer = await layer.serve(request, path, headers);
        if (answer) return answer;
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
