/** Name of the record in `localStorage`. */
const KEY = "recess.launched";
/** More games than anybody launches. */
const MAX_LABELS = 2000;

/**
 * Remembers that a game was launched in this browser, by the label of its host: each game has an origin of its own, and a page can find
 * none of them by itself when the visitor wants everything erased.
 */
export function rememberLaunch(label: string): void {
  try {
    const labels = launchedGames().filter((other) => other !== label);
    localStorage.setItem(KEY, JSON.stringify([...labels, label].slice(-MAX_LABELS)));
  } catch (error) {
    // Browsers that refuse storage give games none either.
    console.warn("the launch cannot be remembered", error);
  }
}

/** The labels of the games that were launched in this browser, oldest first. */
export function launchedGames(): string[] {
  try {
    const labels: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(labels)
      ? labels.filter((label) => typeof label === "string" && /^[a-z\d-]{1,63}$/.test(label))
      : [];
  } catch {
    // Somebody wrote into the record by hand, or the browser refuses storage.
    return [];
  }
}
