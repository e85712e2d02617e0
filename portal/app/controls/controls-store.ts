/** How the names of the records in `localStorage` begin; the game's path follows. */
const PREFIX = "recess.controls/";

/** The visitor's own controls of a game as they are stored; undefined where there are none. */
export function storedControls(path: string): unknown {
  try {
    const text = localStorage.getItem(PREFIX + path);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    // Somebody wrote into the record by hand, or the browser refuses storage.
    return undefined;
  }
}

/** Stores a game's controls; undefined forgets them, and the preset counts again. */
export function storeControls(path: string, controls: object | undefined): void {
  try {
    if (controls) localStorage.setItem(PREFIX + path, JSON.stringify(controls));
    else localStorage.removeItem(PREFIX + path);
  } catch (error) {
    // Without storage they last until the page unloads.
    console.warn("the controls cannot be stored", error);
  }
}
