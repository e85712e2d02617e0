/**
 * `sandbox` of a game, in its frame and in the CSP of its pages. No `allow-top-navigation` and no `allow-popups`: a click would be
 * enough for a game to navigate the site's page or open another. Forms are allowed because without them browsers fire no `submit`
 * events; `form-action` in the CSP stops what they would send. `isShared`: the play origin is the site's own, so games get none.
 */
export function gameSandbox(isShared: boolean): string {
  const sandbox = "allow-scripts allow-forms allow-pointer-lock";
  return isShared ? sandbox : `${sandbox} allow-same-origin`;
}
