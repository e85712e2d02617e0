/** Content encodings that we send. */
export type Encoding = "br" | "gzip";

/** The content encodings that a request accepts (`Accept-Encoding`), the one with the smaller result first. */
export function acceptedEncodings(request: Request): Encoding[] {
  const offered = new Map<string, number>();
  for (const item of (request.headers.get("accept-encoding") ?? "").split(",")) {
    const [name = "", ...parameters] = item.split(";").map((part) => part.trim().toLowerCase());
    const weight = parameters.find((part) => part.startsWith("q="));
    offered.set(name, weight === undefined ? 1 : Number(weight.slice(2)));
  }
  const wildcard = offered.get("*") ?? 0;
  return (["br", "gzip"] as const).filter((name) => (offered.get(name) ?? wildcard) > 0);
}
