/** Host in the policy that `npm run export` writes: the host of a mirror is not known then. */
const PLACEHOLDER = "mirror.invalid";

/**
 * Sets the page's Content-Security-Policy. In the markup it could not name the host of the game's files, and `'self'` is not what
 * every browser takes it for in a page with an opaque origin.
 */
export function setPolicy(policy: string): void {
  const meta = document.createElement("meta");
  meta.httpEquiv = "Content-Security-Policy";
  meta.content = policy.replaceAll(PLACEHOLDER, location.host);
  document.head.append(meta);
}
