export type Encoding = "br" | "gzip";

/** The encodings that a request takes, the smaller first. */
export function acceptedEncodings(request: Request): Encoding[] {
  const offered = new Map<string, number>();
  for (const item of (request.headers.get("accept-encoding") ?? "").split(",")) {
    const [name = "", ...parameters] = item.split(";").map((part) => part.trim().toLowerCase());
    const weight = parameters.find((part) => part.startsWith("q="));
    offered.set(name, weight === undefined ? 1 : Number(weight.slice(2)));
  }
  const everything = offered.get("*") ?? 0;
  return (["br", "gzip"] as const).filter((name) => (offered.get(name) ?? everything) > 0);
}
