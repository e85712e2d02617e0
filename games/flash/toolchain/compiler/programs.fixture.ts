/** Programs that mean the same in JavaScript, so JavaScript is the judge. */
export const programs: Record<string, string> = {
  "keeps numbers exact": "trace(0.1 + 0.2); trace(-7); trace(2147483648); trace(1.5e30); trace(-0);",
  "keeps words exact": "trace('naïve → ok'); trace(''); trace('a' + 1 + true + null + undefined);",
  "knows precedence":
    "trace(2 + 3 * 4 - 6 / 2 % 2); trace((1 | 6) ^ 3 & 2); trace(-5 >>> 28); trace(~5 << 2);",
  compares: "trace(1 < 2); trace(2 <= 2); trace(3 > 4); trace(4 >= 4); trace(1 != 2); trace('1' === 1);",
  "stops early in && and ||":
    "var n = 0; function f() { n++; return true; } false && f(); true || f(); trace(n); trace(0 || 'x');",
  "chooses with ?:":
    "var a = 3; trace(a > 2 ? 'big' : 'small'); trace(a > 5 ? 'big' : a > 1 ? 'middle' : 'small');",
  "tells types":
    "trace(typeof 1); trace(typeof 'a'); trace(typeof undefined); trace(typeof {}); trace(void 0);",
  "updates variables":
    "var a = 5; trace(a++); trace(++a); trace(a--); trace(--a); a += 4; a *= 2; a -= 1; a %= 7; trace(a);",
  "updates properties once":
    "var o = { list: [1, 2, 3] }; var i = 0; o.list[i++] += 10; trace(o.list.join()); trace(i); trace(o.list[i]++ + ++o.list[2]); trace(o.list.join());",
  "gives the value of an assignment":
    "var a, b; a = b = 4; var o = {}; trace(o.x = a + b); trace((o.x += 2, o.x));",
  "makes objects":
    "var o = { a: 1, 'b c': 2, 3: 'three' }; trace(o.a + o['b c'] + o[3]); delete o.a; trace(o.a);",
  "makes arrays":
    "var a = [1, [2, 3], []]; a.push(4); trace(a.length); trace(a[1][1]); trace(a.concat([5]).join('-'));",
  "works on strings":
    "var s = 'recess'; trace(s.length); trace(s.charAt(2)); trace(s.split('e').join('*')); trace(s.substr(1, 3).toUpperCase());",
  "calls functions before they are declared": "trace(twice(4)); function twice(n) { return n * 2; }",
  "passes arguments":
    "function f(a, b, c) { return a + '/' + b + '/' + c + '/' + arguments.length; } trace(f(1, 2)); trace(f(1, 2, 3, 4));",
  "keeps what closures hold":
    "function counter() { var n = 0; return { up: function () { n += 1; return n; }, down: function () { return --n; } }; } var a = counter(), b = counter(); a.up(); a.up(); b.down(); trace(a.up()); trace(b.up());",
  "holds parameters in closures":
    "function adder(n) { return function (m) { return n + m; }; } trace(adder(2)(3)); var fs = []; for (var i = 0; i < 3; i++) fs.push(adder(i)); trace(fs[0](10) + fs[2](10));",
  recurses: "function fib(n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); } trace(fib(12));",
  "keeps local names local":
    "var x = 'out'; function f() { var x = 'in'; var g = function () { x = 'deep'; }; g(); return x; } trace(f()); trace(x);",
  "builds with new and prototypes":
    "function Dog(name) { this.name = name; } Dog.prototype.speak = function () { return this.name + '!'; }; var d = new Dog('Rex'); trace(d.speak()); trace(d instanceof Dog); var kinds = { Dog: Dog }; trace(new kinds.Dog('Ann').name);",
  "calls what an expression gives":
    "trace((function (a) { return a + 1; })(2)); function pick() { var local = function () { return 'local'; }; return local(); } trace(pick()); function make() { var K = function () { this.v = 9; }; return new K().v; } trace(make());",
  "loops with while": "var i = 0; while (true) { i++; if (i == 3) continue; if (i > 5) break; trace(i); }",
  "loops with do":
    "var i = 9; do { trace(i); if (i == 11) break; i++; if (i == 10) continue; } while (i < 12);",
  "loops with for":
    "for (var i = 0, j = 10; i < j; i += 2, j--) { if (i == 4) continue; trace(i + ':' + j); }",
  "leaves outer loops by name":
    "outer: for (var i = 0; i < 3; i++) { for (var j = 0; j < 3; j++) { if (j == 1) continue outer; if (i == 2) break outer; trace(i + ',' + j); } } block: { trace('in'); break block; }",
  "switches and falls through":
    "function s(x) { switch (x) { case 1: return 'one'; case 2: trace('two falls'); case 3: x = 'three'; break; default: x = 'other'; } return x; } trace(s(1)); trace(s(2)); trace(s(3)); trace(s('3')); switch (4) { default: trace('d'); case 5: trace('5'); break; case 6: trace('6'); }",
  "switches inside loops":
    "for (var i = 0; i < 4; i++) { switch (i) { case 1: continue; case 3: break; default: trace(i); } }",
  catches:
    "try { throw new Error('oops'); } catch (e) { trace(e.message); } finally { trace('finally'); } function f() { try { throw 'x'; } catch (e) { return e + '!'; } } trace(f()); function g() { var seen; try { throw 1; } catch (err) { seen = function () { return 'held ' + typeof err; }; } return seen(); } trace(g());",
  "visits every property in for..in and can leave in the middle":
    "var o = { a: 1, b: 2, c: 3 }, seen = []; for (var k in o) seen.push(k + o[k]); trace(seen.sort().join()); function first(of) { for (var name in of) { for (var inner in of) { return 'found'; } } } trace(first(o)); var n = 0; outer: for (var x in o) { for (var y in o) { n++; if (n == 2) break outer; if (n == 1) continue outer; } } trace(n);",
  "branches further than 32 KB": `function long(go) { var x = 0; var o = { count: 0 }; var i = 0; while (i < 2) { i++; if (go) { ${"x = x + 1.5; o.count += 2; ".repeat(800)} } else { x = -1; } } return x + ':' + o.count; } trace(long(true)); trace(long(false));`,
  "sums up in sequence": "var a = (1, 2, 3); trace(a);",
  "has this in methods only": "var o = { n: 4, get4: function () { return this.n; } }; trace(o.get4());",
};

/** What the same script traces as JavaScript. */
export function tracedByJavaScript(text: string): unknown[] {
  const lines: unknown[] = [];
  new Function("trace", text)((line: unknown) => lines.push(line));
  return lines;
}
