const base64 = /^[A-Za-z0-9+/=_ -]{1,4000}$/;

/**
 * Parses the `url` parameter of the loading page: the part of a game's URL after `/play/`. Our lists write it encoded as a whole; in
 * the specification's raw form (`?url=ID?imgId=…&gameName=…`) the later parameters are outside, so they are collected again.
 */
export function parseLoadingTarget(query: URLSearchParams): { id: string; href: string } | undefined {
  const [id = "", first = ""] = split(query.get("url") ?? "");
  // Only base64: dots and slashes of a forged URL could lead out of /play/.
  if (!base64.test(id)) return undefined;
  const parameters = new URLSearchParams(first);
  for (const [name, value] of query) if (name !== "url") parameters.append(name, value);
  const tail = parameters.toString();
  // A plus sign in a query arrives as a space.
  const written = encodeURIComponent(id.replaceAll(" ", "+"));
  return { id: id.replaceAll(" ", "+"), href: `/play/${written}${tail && `?${tail}`}` };
}

function split(text: string): [string, string] {
  const at = text.indexOf("?");
  const rest = at < 0 ? text : text.slice(0, at);
  return [rest.replace(/^\/?play\//, ""), at < 0 ? "" : text.slice(at + 1)];
}
