/** The title in a head: printable ASCII up to the first zero; undefined where there is none. */
export function headTitle(bytes: Uint8Array): string | undefined {
  const [text = ""] = String.fromCharCode(...bytes).split("\0", 1);
  const title = text.replaceAll(/[^ -~]/g, "").trim();
  return title === "" ? undefined : title;
}
