import { readAbc } from "./abc.ts";
import { wordsOfActions } from "./action-words.ts";
import { type SwfTag, tagsOf } from "./swf-body.ts";
import { SwfRefusal } from "./swf-refusal.ts";

/** What the code of a film tells without being run. */
export type FilmCode = {
  /** Names and texts of each script, in the order in which its code uses them. */
  readonly scripts: readonly (readonly string[])[];
  /** Things with a package that ActionScript 3 names and the film does not bring itself, as `flash.display.Sprite`. */
  readonly foreign: readonly string[];
};

const tag = { doAction: 12, button2: 34, sprite: 39, doInitAction: 59, abc: 72, namedAbc: 82 } as const;

/** Reads the code in the tags of a film, and in those of its sprites and buttons. Never throws. */
export function readFilmCode(tags: Iterable<SwfTag>): FilmCode {
  const scripts: (readonly string[])[] = [];
  const named = new Set<string>();
  const defined = new Set<string>();

  function visit(part: Iterable<SwfTag>): void {
    for (const { code, body } of part) {
      if (code === tag.doAction) scripts.push(wordsOfActions(body));
      else if (code === tag.doInitAction) scripts.push(wordsOfActions(body.subarray(2)));
      else if (code === tag.button2) scripts.push(...buttonActions(body).map(wordsOfActions));
      else if (code === tag.sprite) visitSprite(body);
      else if (code === tag.abc) addAbc(body);
      // Four bytes of flags, and a name that ends with a zero.
      else if (code === tag.namedAbc) addAbc(body.subarray(body.indexOf(0, 4) + 1));
    }
  }

  /** A sprite has a number and a count of frames, then tags. */
  function visitSprite(body: Uint8Array): void {
    try {
      visit(tagsOf(body, 4));
    } catch (error) {
      if (!(error instanceof SwfRefusal)) throw error;
    }
  }

  function addAbc(body: Uint8Array): void {
    const abc = readAbc(body);
    scripts.push(...abc.methods);
    for (const name of abc.named) named.add(name);
    for (const name of abc.defined) defined.add(name);
  }

  visit(tags);
  return { scripts, foreign: [...named].filter((name) => !defined.has(name)) };
}

/** The actions of a button, one block for each condition: the offset of the next one, the condition, then actions. */
function buttonActions(body: Uint8Array): Uint8Array[] {
  const view = new DataView(body.buffer, body.byteOffset, body.byteLength);
  const blocks: Uint8Array[] = [];
  if (body.length < 5 || view.getUint16(3, true) === 0) return blocks;
  for (let at = 3 + view.getUint16(3, true); at + 4 <= body.length; ) {
    const next = view.getUint16(at, true);
    blocks.push(body.subarray(at + 4, next === 0 ? body.length : at + next));
    if (next === 0) break;
    at += next;
  }
  return blocks;
}
