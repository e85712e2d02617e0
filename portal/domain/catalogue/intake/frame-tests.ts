/**
 * Rewrites the tests by which a game finds out that it is framed, so that it believes that it is not: `top` and `parent` become `gameTop` and
 * `gameParent`, which the bridge provides, as no script can replace `window.top`. Only what is surely the window's property is rewritten:
 * `window.top`, and a bare `top` that is compared with the window or asked for its location. Any other `top` may be a variable.
 */
export function withoutFrameTests(code: string): { readonly code: string; readonly count: number } {
  // A game that speaks to the portal has to know that it is framed.
  if (code.includes(PORTAL_MARK)) return { code, count: 0 };
  let count = 0;
  const own = ownSelf.test(code) ? withoutSelf : withSelf;
  const result = own.reduce(
    (text, pattern) =>
      text.replace(pattern, (name) => {
        count += 1;
        return name === "top" ? "gameTop" : "gameParent";
      }),
    code,
  );
  return { code: result, count };
}

const PORTAL_MARK = "recess/1";
/** `self` is a variable of the game, as in `var self = this`. */
const ownSelf = /(?:var|let|const|,)\s+self\b|(?<![\w$.])self\s*=[^=]/;

const withSelf = patterns(String.raw`(?:window\.self|window|self)`);
const withoutSelf = patterns(String.raw`(?:window\.self|window)`);

/** Patterns that match the name alone. */
function patterns(own: string): RegExp[] {
  const bare = String.raw`(?<![\w$.'"\x60-])`;
  const equals = String.raw`\s*[!=]==?\s*`;
  // Moving the page around stays what it is, which the sandbox refuses: the game would move itself instead.
  const notMoved = String.raw`(?!\.location(?:\.href)?\s*=[^=])(?!\.location\.(?:replace|assign)\s*\()`;
  return [
    // window.top, but neither an assignment nor a message to the page around
    String.raw`(?<=(?<![\w$.])(?:window|globalThis)\.)(?:top|parent)(?![\w$])(?!\s*=[^=])(?!\.postMessage)${notMoved}`,
    // top != self
    String.raw`${bare}(?:top|parent)(?=${equals}${own}(?![\w$.]))`,
    // self != top
    String.raw`(?<=(?<![\w$.])${own}${equals})(?:top|parent)(?![\w$.])`,
    // top.location
    String.raw`${bare}top(?=\.(?:location|frames|document|self)(?![\w$]))${notMoved}`,
    String.raw`${bare}parent(?=\.(?:location|frames)(?![\w$]))${notMoved}`,
  ].map((pattern) => new RegExp(pattern, "g"));
}
