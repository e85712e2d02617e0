/** What the words of a control name: keys by `KeyboardEvent.code`, in the order in which they are named, and whether the mouse does it too. */
export type NamedInput = { readonly keys: readonly string[]; readonly hasPointer: boolean };

const arrows = { left: "ArrowLeft", right: "ArrowRight", up: "ArrowUp", down: "ArrowDown" } as const;

/** Words of keys. Longer phrases come first: "left and right arrows" is no "right arrow". */
const phrases: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\b(?:arrow keys|arrows)\b/, Object.values(arrows)],
  [/\bwasd\b/, ["KeyA", "KeyD", "KeyW", "KeyS"]],
  [/\bleft\b/, [arrows.left]],
  [/\bright\b(?! (?:click|trigger|button))/, [arrows.right]],
  [/\bup\b/, [arrows.up]],
  [/\bdown\b/, [arrows.down]],
  [/\bspace\b/, ["Space"]],
  [/\benter\b/, ["Enter"]],
  [/\bshift\b/, ["ShiftLeft"]],
  [/\b(?:ctrl|control)\b/, ["ControlLeft"]],
  [/\bbackspace\b/, ["Backspace"]],
  [/\b(?:esc|escape)\b/, ["Escape"]],
  [/\btab\b/, ["Tab"]],
];

/** Controls of several people, of devices that the game reads itself, and of things that are no keys. */
const OTHER_DEVICES = /^(?:gamepad|friends|two players|letters|wheel)\b/i;
const POINTER = /\b(?:mouse|click|clicks|drag|touch|tap|pointer|press and drag)\b/i;

/** Reads the keys out of the words of a control, such as "Space, up arrow, W or click". */
export function namedInput(words: string): NamedInput {
  const hasPointer = POINTER.test(words);
  if (OTHER_DEVICES.test(words)) return { keys: [], hasPointer };
  const lower = sideNames(words).toLowerCase();
  const found: { at: number; keys: readonly string[] }[] = [];
  for (const [pattern, keys] of phrases) {
    const at = lower.search(pattern);
    if (at >= 0) found.push({ at, keys });
  }
  // Capitals and digits only: a small "a" is an article.
  for (const { 0: letter, index } of words.matchAll(/\b[A-Z]\b/g))
    found.push({ at: index, keys: [`Key${letter}`] });
  for (const { 0: span, 1: from = "", 2: to = from, index } of words.matchAll(/\b(\d)(?: to (\d))?\b/g))
    if (span !== "") found.push({ at: index, keys: digits(Number(from), Number(to)) });
  const keys = found.toSorted((a, b) => a.at - b.at).flatMap(({ keys }) => keys);
  return { keys: [...new Set(keys)], hasPointer };
}

/** "Left and right arrows" names two arrows, and "up and down arrows" two others: not all four. */
function sideNames(words: string): string {
  return words.replace(/\b(left|right|up|down)( and (?:left|right|up|down))? arrows?\b/gi, "$1$2");
}

/** "1 to 0" goes along the keyboard, where 0 comes after 9. */
function digits(from: number, to: number): string[] {
  const last = to === 0 ? 10 : to;
  return Array.from({ length: Math.max(1, last - from + 1) }, (_, at) => `Digit${(from + at) % 10}`);
}
