import type { FlashSettings } from "#domain/catalogue/flash-settings.ts";
import { type AddressUse, addressUse } from "./film-address.ts";
import { type FilmEngine, filmEngine } from "./film-engine.ts";
import type { Swf } from "./swf-header.ts";

/** What a film asks for: settings to begin with, and a sentence for the operator about each. */
export type FilmWishes = { readonly settings: FlashSettings; readonly remarks: readonly string[] };

type Known = {
  /** Name of its file, for an address of which only the host is known. */
  readonly fileName: string;
  /** Where it was published, if that is known. */
  readonly address?: string | undefined;
};

/** Reads out of a film's code which scale, address and engine it asks for. Nothing is set that is as for every other film. */
export function filmWishes(swf: Swf, { fileName, address }: Known): FilmWishes {
  const wishes = [
    scaleWish(swf.code.scripts),
    addressWish(addressUse(swf.code.scripts), fileName, address),
    engineWish(filmEngine(swf)),
  ].filter((wish) => wish !== undefined);
  return {
    settings: Object.assign({}, ...wishes.map(({ settings }) => settings)),
    remarks: wishes.map(({ remark }) => remark),
  };
}

type Wish = { readonly settings?: FlashSettings; readonly remark: string };

const scales = {
  exactfit: "exactFit",
  noborder: "noBorder",
  noscale: "noScale",
  showall: "showAll",
} as const;
const SCALE_DISTANCE = 3;

/** A film that only says `noScale` still has a stage of one size, which is shown whole; one that hears of resizes lays itself out. */
function scaleWish(scripts: readonly (readonly string[])[]): Wish | undefined {
  const found = new Set(scripts.flatMap(scalesIn));
  const [scale, other] = found;
  if (scale === undefined || other !== undefined || scale === "showAll") return undefined;
  if (scale !== "noScale")
    return { settings: { scale }, remark: `Its code asks for the scale ${scale}: it has it.` };
  if (!scripts.flat().some((word) => /^(?:onResize|resize)$/i.test(word))) return undefined;
  return {
    settings: { scale, letterbox: "off" },
    remark: "It lays itself out for its window: it has the scale noScale, and no bars.",
  };
}

function scalesIn(words: readonly string[]) {
  return words.flatMap((word, at) => {
    if (word !== "scaleMode") return [];
    const near = words.slice(Math.max(0, at - SCALE_DISTANCE), at + SCALE_DISTANCE + 1);
    const keys = near.map((one) => one.toLowerCase().replace("_", ""));
    return Object.entries(scales).flatMap(([key, scale]) => (keys.includes(key) ? [scale] : []));
  });
}

function addressWish(
  { isRead, wanted }: AddressUse,
  fileName: string,
  published: string | undefined,
): Wish | undefined {
  if (!isRead) return undefined;
  const address =
    published ?? wanted?.url ?? (wanted && `http://${wanted.host}/${encodeURIComponent(fileName)}`);
  if (address === undefined)
    return {
      remark:
        "It looks at its own address, and does not say which it wants: if it does not start, set one (--address).",
    };
  return {
    settings: { address },
    remark: `It looks at its own address, and believes itself to be at ${address}.`,
  };
}

function engineWish(needed: FilmEngine): Wish | undefined {
  if (needed.engine === "ruffle") return undefined;
  const remark = `${engineWords(needed)}.`;
  return needed.engine === "awayfl" ? { settings: { engine: "awayfl" }, remark } : { remark };
}

/** Why a film needs another engine than Ruffle, as the end of a sentence about it. */
export function engineWords({ engine, lacking }: FilmEngine): string {
  const names = lacking.slice(0, 3).join(", ") + (lacking.length > 3 ? ", …" : "");
  return engine === "none"
    ? `It needs ${names}, which no engine here has: parts of it will not work`
    : `It needs ${names}, which Ruffle lacks: AwayFL plays it`;
}
