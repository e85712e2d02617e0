type GameRights = { readonly isOpaque: boolean; readonly hasDialogs?: boolean };

/**
 * `sandbox` of a game, in its frame and in the CSP of its pages. No `allow-top-navigation` and no `allow-popups`: a click would be
 * enough for a game to navigate the site's page or open another. Forms are allowed because without them browsers fire no `submit`
 * events; `form-action` in the CSP stops what they would send. `isOpaque`: games share an origin
 * with others, so they get none. `hasDialogs`: a game that cannot do without `confirm` and `prompt`, as its entry says.
 */
export function gameSandbox({ isOpaque, hasDialogs = false }: GameRights): string {
  const sandbox = `allow-scripts allow-forms allow-pointer-lock${hasDialogs ? " allow-modals" : ""}`;
  return isOpaque ? sandbox : `${sandbox} allow-same-origin`;
}
