import { describe, expect, it } from "vitest";
import { isGood, isWorthRetrying, type LinkAnswer, reportOn } from "./link.ts";

const address = "https://games.example/snake";
const response = (status: number, finalAddress = address, headers = {}): LinkAnswer => ({
  kind: "response",
  status,
  finalAddress,
  headers: new Headers(headers),
});

describe("reportOn", () => {
  it.each([
    ["a good answer", response(200), "plays"],
    ["the same site under www", response(200, "https://www.games.example/snake"), "plays"],
    ["another host", response(200, "https://parked.example/"), "moved"],
    ["a page that is gone", response(404), "dead"],
    ["a host that is gone", { kind: "failure", code: "ENOTFOUND" }, "dead"],
    ["a guard against machines", response(403), "guarded"],
    ["a server that is ill", response(503), "broken"],
    ["a refused connection", { kind: "failure", code: "ECONNREFUSED" }, "broken"],
    ["endless redirects", { kind: "redirect-loop", hops: 10 }, "broken"],
    ["an old certificate", { kind: "failure", code: "CERT_HAS_EXPIRED" }, "certificate"],
    ["a certificate of nobody", { kind: "failure", code: "DEPTH_ZERO_SELF_SIGNED_CERT" }, "certificate"],
    ["somebody else's certificate", { kind: "failure", code: "ERR_TLS_CERT_ALTNAME_INVALID" }, "certificate"],
    ["silence", { kind: "timeout" }, "slow"],
  ] satisfies [string, LinkAnswer, string][])("knows %s", (_, answer, state) => {
    expect(reportOn(address, answer).state).toBe(state);
  });

  it("knows about frames only where the game itself answered", () => {
    expect(reportOn(address, response(200, address, { "x-frame-options": "DENY" })).framing).toBe("refused");
    expect(reportOn(address, response(200)).framing).toBe("allowed");
    expect(reportOn(address, response(403, address, { "x-frame-options": "DENY" })).framing).toBeUndefined();
  });

  it("asks again only where that may help, and counts a guarded game as there", () => {
    expect(isWorthRetrying(reportOn(address, { kind: "timeout" }))).toBe(true);
    expect(isWorthRetrying(reportOn(address, response(404)))).toBe(false);
    expect(isGood(reportOn(address, response(403)))).toBe(true);
    expect(isGood(reportOn(address, { kind: "timeout" }))).toBe(false);
  });
});
