import { describe, expect, it } from "vitest";
import { withoutFrameTests } from "./frame-tests.ts";

describe("withoutFrameTests", () => {
  it.each([
    ["if (top != self) top.location = self.location", "if (gameTop != self) top.location = self.location"],
    ["if(window.top!==window.self){stop()}", "if(window.gameTop!==window.self){stop()}"],
    ["if (self != top) stop()", "if (self != gameTop) stop()"],
    ["window === window.parent || stop()", "window === window.gameParent || stop()"],
    [
      "parent != window && (parent.location.href = url)",
      "gameParent != window && (parent.location.href = url)",
    ],
    ["top.location.hostname", "gameTop.location.hostname"],
  ])("rewrites %s", (code, expected) => {
    expect(withoutFrameTests(code).code).toBe(expected);
  });

  it.each([
    "box.top != self.top",
    "var top = 5, left = 3; if (top == 0) el.style.top = top",
    "var self = this; if (parent === self) return; self.parent = parent",
    "node.parent.location = 3",
    "window.parent.postMessage('score', '*')",
    "stopped.location",
    "more.onclick = () => (window.top.location.href = more.href)",
    "parent.location.replace(url)",
    "const MARK = 'recess/1'; if (parent !== window) parent.postMessage({ mark: MARK }, '*')",
  ])("leaves %s as it is", (code) => {
    expect(withoutFrameTests(code)).toEqual({ code, count: 0 });
  });
});
