import { mirrorBase } from "./mirror-base.ts";

const fetched = new Map<string, Promise<unknown>>();

/** Fetches a data file once for the life of the page. */
export function fetchMirrorFile<T>(file: string): Promise<T> {
  const before = fetched.get(file);
  // The files are of the same export as this script.
  if (before) return before as Promise<T>;
  const answer: Promise<T> = fetch(`${mirrorBase()}${file}`).then((response) => {
    if (!response.ok) throw new Error(`${file} was answered with ${response.status}`);
    return response.json() as Promise<T>;
  });
  fetched.set(file, answer);
  answer.catch(() => fetched.delete(file));
  return answer;
}
