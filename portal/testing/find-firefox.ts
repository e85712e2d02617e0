import { existsSync } from "node:fs";

const places = ["/usr/bin/firefox-esr", "/usr/bin/firefox"];

/** Path of a Firefox on this machine: the one that `FIREFOX` names, else the system's own. */
export function findFirefox(): string | undefined {
  const named = process.env["FIREFOX"];
  return (named ? [named] : places).find((place) => existsSync(place));
}
