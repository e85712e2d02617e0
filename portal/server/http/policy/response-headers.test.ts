import { describe, expect, it } from "vitest";
import {
  type PolicyContext,
  policyHeaderNames,
  policyHeaders,
  policyTable,
  type ResponseKind,
} from "./response-headers.ts";

const context: PolicyContext = {
  host: "recess.example",
  inlineScripts: "'sha256-x'",
  inlineStyle: "",
  games: "https://play.recess.example",
  site: ["https://recess.example"],
  isOpaque: false,
  isSecure: true,
};
const kinds = Object.keys(policyTable) as ResponseKind[];
const ofGames: readonly ResponseKind[] = [
  "html5",
  "awayfl",
  "ruffle",
  "console",
  "html5-script",
  "ruffle-script",
];
/** What belongs to a page, and never is one with script in it. */
const parts: readonly ResponseKind[] = [
  "script",
  "file",
  "document",
  "html5-script",
  "ruffle-script",
  "game-file",
  "game-document",
  "packer-worker",
];
const policyOf = (kind: ResponseKind, given: Partial<PolicyContext> = {}) =>
  policyHeaders(kind, { ...context, ...given })["content-security-policy"];

describe("the policy", () => {
  it.each(kinds)("guards %s, whatever it is", (kind) => {
    const headers = policyHeaders(kind, context);
    for (const name of [
      "content-security-policy",
      "cross-origin-resource-policy",
      "strict-transport-security",
    ])
      expect(headers[name]).toBeTruthy();
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(policyHeaderNames).toEqual(expect.arrayContaining(Object.keys(headers)));
  });

  it.each(kinds.filter((kind) => !parts.includes(kind)))("says everything about %s", (kind) => {
    const headers = policyHeaders(kind, context);
    expect(headers).toHaveProperty("permissions-policy");
    expect(headers).toHaveProperty("referrer-policy");
    // A browser refuses to open a page that has both.
    expect("cross-origin-opener-policy" in headers).toBe(!policyOf(kind)?.includes("sandbox"));
  });

  it("isolates the page, the pages and the scripts of a game that shares memory, and nothing else", () => {
    const needs = ["isolation"] as const;
    const isolated = kinds.filter(
      (kind) => policyHeaders(kind, { ...context, needs })["cross-origin-embedder-policy"] === "require-corp",
    );
    expect(isolated.toSorted()).toEqual(["game-page", "html5", "html5-script", "stage-page"]);
    expect(policyHeaders("game-page", { ...context, needs })["cross-origin-opener-policy"]).toBe(
      "same-origin",
    );
    for (const kind of kinds) {
      expect(policyHeaders(kind, context)).not.toHaveProperty("cross-origin-embedder-policy");
      expect(policyHeaders(kind, { ...context, needs })).toHaveProperty(
        "content-security-policy",
        policyOf(kind),
      );
    }
    // The site's page embeds it from another origin; no other file of the game may be.
    expect(policyHeaders("html5", { ...context, needs })["cross-origin-resource-policy"]).toBe(
      "cross-origin",
    );
    for (const kind of ["html5-script", "game-file"] as const)
      expect(policyHeaders(kind, { ...context, needs })["cross-origin-resource-policy"]).toBe("same-origin");
  });

  it("gives dialogs to a game that asks for them, and to no other page", () => {
    const withDialogs = kinds.filter((kind) =>
      policyOf(kind, { needs: ["dialogs"] })?.includes("allow-modals"),
    );
    expect(withDialogs.toSorted()).toEqual(["html5", "html5-script"]);
    for (const kind of kinds) expect(policyOf(kind)).not.toContain("allow-modals");
  });

  it.each(parts)("leaves out of %s what browsers honour on pages alone", (kind) => {
    const headers = policyHeaders(kind, context);
    for (const name of ["cross-origin-opener-policy", "permissions-policy", "origin-agent-cluster"])
      expect(headers).not.toHaveProperty(name);
  });

  it("lets nothing run in a picture, nor in a file that a browser opens as a document", () => {
    for (const kind of ["file", "game-file"] as const)
      expect(policyOf(kind)).toMatch(/^default-src 'none'; frame-ancestors [^;]*$/);
    for (const kind of ["document", "game-document"] as const)
      expect(policyOf(kind)).toMatch(/^default-src 'none'; frame-ancestors [^;]*; sandbox$/);
  });

  it("gives a game's worker the policy of the game's page", () => {
    for (const kind of ["html5", "ruffle"] as const)
      for (const isOpaque of [false, true])
        expect(policyOf(`${kind}-script`, { isOpaque })).toBe(policyOf(kind, { isOpaque }));
  });

  it("lets nothing inline or evaluated run on the site, and no other host", () => {
    for (const kind of kinds.filter((one) => !ofGames.includes(one))) {
      expect(policyOf(kind)).toMatch(/^default-src 'none'/);
      expect(policyOf(kind)?.replace("frame-ancestors *", "")).not.toMatch(/unsafe|\*/);
      if (!kind.startsWith("external-")) expect(policyOf(kind)).not.toMatch(/https:(?!\/\/)/);
    }
  });

  it("sends HSTS only over https", () => {
    for (const kind of kinds)
      expect(policyHeaders(kind, { ...context, isSecure: false })).not.toHaveProperty(
        "strict-transport-security",
      );
  });

  it("lets nobody frame the site, but for the stage in our own windows and the refusal", () => {
    for (const kind of [
      "page",
      "game-page",
      "external-game-page",
      "script",
      "file",
      "document",
      "plain",
      "public",
    ] as const)
      expect(policyOf(kind)).toContain("frame-ancestors 'none'");
    for (const kind of ["stage-page", "external-stage-page"] as const)
      expect(policyOf(kind)).toContain("frame-ancestors 'self'");
    expect(policyOf("refusal-page")).toContain("frame-ancestors *");
    for (const kind of [...ofGames, "game-file"] as const)
      expect(policyOf(kind)).toContain("frame-ancestors 'self' https://recess.example");
  });

  it("sandboxes games, without an origin where it would be the site's", () => {
    for (const kind of ofGames) {
      expect(policyOf(kind)).toMatch(/sandbox [^;]*allow-same-origin/);
      expect(policyOf(kind, { isOpaque: true })).not.toContain("allow-same-origin");
      expect(policyOf(kind)).not.toMatch(/allow-(?:popups|top-navigation|downloads|modals)/);
    }
  });
});
