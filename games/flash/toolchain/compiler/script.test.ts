import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runActions } from "./avm1-machine.fixture.ts";
import { programs, tracedByJavaScript } from "./programs.fixture.ts";
import { compileScript } from "./script.ts";

/** What the script traces when our compiler has compiled it. */
function traced(text: string): unknown[] {
  return runActions(compileScript({ file: "test.as", text }));
}

function refusal(text: string): string {
  try {
    compileScript({ file: "games/test.as", text });
  } catch (error) {
    return String(error);
  }
  return "accepted";
}

describe("compileScript", () => {
  for (const [behaviour, text] of Object.entries(programs)) {
    it(`${behaviour}, as JavaScript does`, () => {
      expect(traced(text)).toEqual(tracedByJavaScript(text));
    });
  }

  it("gives every arithmetic expression the value that JavaScript gives it", () => {
    const leaf = fc.oneof(fc.integer(), fc.double({ noNaN: true }), fc.boolean()).map((v) => `(${v})`);
    const { expression } = fc.letrec<{ expression: string }>((tie) => ({
      expression: fc.oneof(
        { depthSize: "small", withCrossShrink: true },
        leaf,
        fc
          .tuple(
            tie("expression"),
            fc.constantFrom("+", "-", "*", "/", "%", "&", "|", "^", "<<", ">>", ">>>", "==="),
            tie("expression"),
          )
          .map(([a, o, b]) => `(${a} ${o} ${b})`),
        tie("expression").map((a) => `(-${a})`),
        tie("expression").map((a) => `(!${a} ? 1 : ~${a})`),
      ),
    }));
    fc.assert(
      fc.property(expression, (text) => {
        expect(traced(`trace(${text});`)).toEqual(tracedByJavaScript(`trace(${text});`));
      }),
      { numRuns: 200 },
    );
  });

  it("hops over several islands where a script branches across 100 KB", () => {
    const filler = "n = n + 1.5;\n".repeat(7000);
    const text = `var n = 0; var i = 0; while (i < 2) { i++; if (i == 1) { ${filler} } } trace(n);`;
    expect(compileScript({ file: "long.as", text }).length).toBeGreaterThan(100_000);
    expect(traced(text)).toEqual([10_500]);
  });

  it("pushes strings in place once the pool is full", () => {
    const words = Array.from({ length: 400 }, (_, i) => `${i}-${"w".repeat(200)}`);
    const text = `var a = [${words.map((word) => `'${word}'`).join()}]; trace(a.join('').length); trace(a[399].substr(0, 5));`;
    expect(traced(text)).toEqual(tracedByJavaScript(text));
  });

  it("keeps functions with more variables than registers working", () => {
    const names = Array.from({ length: 300 }, (_, i) => `v${i}`);
    const text = `function many() { ${names.map((n, i) => `var ${n} = ${i};`).join("")} return ${names.join("+")}; } trace(many());`;
    expect(traced(text)).toEqual([44_850]);
  });

  const refused: Record<string, [string, string]> = {
    "a regular expression": ["var a;\nvar b = /x/;", "games/test.as:2: Flash 8 has no regular expressions"],
    "a let": ["let a = 1;", "games/test.as:1: Unexpected token"],
    "an arrow function": ["\n\nvar f = () => 1;", "games/test.as:3: Unexpected token"],
    "a getter": ["var o = { get x() { return 1; } };", "games/test.as:1: Only plain 'name: value' pairs"],
    "the in operator": ["trace('a' in {});", "games/test.as:1: The operator 'in' is not supported"],
    with: ["with (Math) trace(PI);", "games/test.as:1: WithStatement is not supported"],
    eval: ["\neval('x');", "games/test.as:2: 'eval()' is not supported"],
    "a function in a block": [
      "if (1) {\nfunction f() {}\n}",
      "games/test.as:2: Declare functions at the top",
    ],
    "a named function expression": [
      "var f = function g() {};",
      "games/test.as:1: A function expression with a name",
    ],
    "a break out of try": [
      "while (1) {\ntry { break; } catch (e) {} }",
      "games/test.as:2: A jump out of 'try'",
    ],
    "a return past finally": [
      "function f() { try { return 1; } finally {} }",
      "'return' inside a try with 'finally'",
    ],
    "too many live values outside of functions": [
      "var a = []; a[0] += a[1] += a[2] += 1;",
      "nested too deeply",
    ],
    "a function over 64 KB": [`function f() { ${"g('x', 1.5, 2.5);".repeat(3000)} }`, "longer than 64 KB"],
  };
  for (const [thing, [text, message]] of Object.entries(refused)) {
    it(`refuses ${thing} by file and line`, () => {
      expect(refusal(text)).toContain(message);
    });
  }
});
