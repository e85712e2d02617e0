import { createHash } from "node:crypto";

/**
 * The label of a game's host, such as `chess-html5` in `chess-html5.play.example.org`, by the game's guest id; of a console
 * game `pogo-console`. No two games share one: names
 * that are no DNS label, or too long for one, get a hash of the id.
 */
export function hostLabel(guest: string): string {
  const [kind = "", ...names] = guest.replace(/^html5\/consoles\/(?=[^/]+$)/, "console/").split("/");
  const name = kind === "flash" ? names.join("/").replace(/\.swf$/, "") : names.join("/");
  const label = `${name}-${kind}`;
  if (/^[a-z\d]+(?:-[a-z\d]+)*$/.test(name) && label.length <= MAX_LABEL_CHARS) return label;
  // A readable label always ends in the kind, so none looks like this one.
  return `game-${createHash("sha256").update(guest).digest("hex").slice(0, 40)}`;
}

/** RFC 1035, 2.3.4. */
const MAX_LABEL_CHARS = 63;

/** The label of a host below `suffix`; "" for the suffix itself, and undefined for any other host. */
export function labelOfHost(host: string, suffix: string): string | undefined {
  if (host === suffix) return "";
  const label = host.endsWith(`.${suffix}`) ? host.slice(0, -suffix.length - 1) : "";
  return /^[a-z\d-]+$/.test(label) ? label : undefined;
}
