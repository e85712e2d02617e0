import { FilmError } from "./flash-error.ts";

export function loadScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = address;
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => reject(new FilmError("unreachable", { cause: address })));
    document.head.append(script);
  });
}
