/** Long enough for a browser to begin with the file. */
const KEEP_URL_MS = 60_000;

/** Has the browser store a text as a file. */
export function downloadText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEEP_URL_MS);
}

/** Name of a save file: `recess-saves-chess-2026-11-18.json`. */
export function saveFileName(what: string, now: Date): string {
  const part = what
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, "-")
    .replaceAll(/^-+|-+$/g, "");
  return ["recess-saves", part, now.toISOString().slice(0, 10)].filter(Boolean).join("-").concat(".json");
}
