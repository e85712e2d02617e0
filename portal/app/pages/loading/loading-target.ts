const base64 = /^[A-Za-z0-9+/=_ -]{1,4000}$/;

/**
 * Reads what follows `/play/` out of the `url` parameter. The list writes it encoded as a whole; the specification's
 * raw form (`?url=ID?imgId=…&gameName=…`) leaves the later parameters outside, so those are gathered again.
 */
export function readRest(query: URLSearchParams): { id: string; href: string } | undefined {
  const [id = "", first = ""] = split(query.get("url") ?? "");
  // Only base64 may follow: dots and slashes of a made-up address would lead out of /play/.
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
