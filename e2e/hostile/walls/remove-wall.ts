/**
 * Loaded into the server's process before the server (`node --import`) by `npm run walls`: takes one wall away, by changing the
 * response headers or the built source while it is loaded. The portal itself has no switch for any of its walls.
 */
import { ServerResponse } from "node:http";
import { registerHooks } from "node:module";

/** What is replaced by what; `from` is the source of a regular expression. */
export type Replacement = { readonly from: string; readonly to: string };

/** A replacement in a file of the built server, its entry when left out. */
type SourceReplacement = Replacement & { readonly file?: string };

export type ServerChange = {
  /** By lower-case name of the header. A header whose value becomes empty is dropped. */
  readonly headers?: Readonly<Record<string, Replacement>>;
  readonly source?: readonly SourceReplacement[];
};

/** The environment variable that carries the change, as JSON. */
export const CHANGE_VARIABLE = "HOSTILE_WALL";

const change: ServerChange = JSON.parse(process.env[CHANGE_VARIABLE] ?? "{}");
if (change.headers) changeHeaders(change.headers);
if (change.source) changeSource(change.source);

function changeHeaders(rules: NonNullable<ServerChange["headers"]>): void {
  const { writeHead } = ServerResponse.prototype;
  const changed = (headers: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(headers).flatMap(([name, value]) => {
        const rule = rules[name.toLowerCase()];
        const next =
          rule && typeof value === "string" ? value.replaceAll(new RegExp(rule.from, "g"), rule.to) : value;
        return next === "" ? [] : [[name, next]];
      }),
    );
  ServerResponse.prototype.writeHead = function (this: ServerResponse, ...args: unknown[]) {
    const next = args.map((argument) =>
      typeof argument === "object" && argument !== null && !Array.isArray(argument)
        ? changed(argument as Record<string, unknown>)
        : argument,
    );
    return Reflect.apply(writeHead, this, next);
  } as typeof writeHead;
}

function changeSource(replacements: readonly SourceReplacement[]): void {
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context);
      const fitting = replacements.filter(({ file = "main.js" }) => url.endsWith(`/server/${file}`));
      if (fitting.length === 0) return loaded;
      return { ...loaded, source: fitting.reduce(replaced, String(loaded.source)) };
    },
  });
}

/** The text with all matches replaced. A wall that is not found would seem to be one that nothing needs. */
export function replaced(text: string, { from, to }: Replacement): string {
  const pattern = new RegExp(from, "g");
  if (!pattern.test(text)) throw new Error(`The wall was not found: ${from}`);
  return text.replaceAll(pattern, to);
}
