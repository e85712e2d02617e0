import { FlashError } from "./flash-error.ts";

/** Loads a classic script; resolves once it has run. Throws a `FlashError` where it cannot be fetched. */
export function loadScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = url;
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => reject(new FlashError("unreachable", { cause: url })));
    document.head.append(script);
  });
}
