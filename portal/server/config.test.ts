import { describe, expect, it } from "vitest";
import { readConfig } from "./config.ts";

describe("readConfig", () => {
  it("needs nothing to be set", () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      dataDir: "data",
      play: { kind: "local", port: 3001 },
    });
  });

  it("puts games on the port after the site's", () => {
    expect(readConfig({ PORT: "8080" })).toMatchObject({ port: 8080, play: { kind: "local", port: 8081 } });
  });

  it("reads a host per game, an origin for all of them, and the word same", () => {
    expect(readConfig({ PLAY_ORIGIN: "https://*.play.example.org" })).toMatchObject({
      play: { kind: "hosts", protocol: "https:", suffix: "play.example.org" },
    });
    expect(readConfig({ PLAY_ORIGIN: "https://play.example.org" })).toMatchObject({
      play: { kind: "opaque", origin: "https://play.example.org" },
    });
    expect(readConfig({ PLAY_ORIGIN: "same" })).toMatchObject({ play: { kind: "same" } });
  });

  it.each([
    ["PORT", "http"],
    ["PORT", "65535"],
    ["PORT", "6000"],
    ["PORT", "5999"],
    ["PORT", "-1"],
    ["DATABASE_URL", "mysql://localhost/x"],
    ["REDIS_URL", "localhost:6379"],
    ["SESSION_SECRET", "short"],
    ["TRUSTED_PROXIES", "yes"],
    ["TRUSTED_PROXIES", "-1"],
    ["FIREBASE_API_KEY", "not a key"],
    ["FIREBASE_AUTH_EMULATOR_HOST", "localhost"],
    ["FIREBASE_AUTH_EMULATOR_HOST", "127.0.0.1:9099"],
    ["FIREBASE_TENANT_ID", "a-tenant"],
    ["PLAY_ORIGIN", "play.example.org"],
    ["PLAY_ORIGIN", "https://play.example.org/games"],
    ["PLAY_ORIGIN", "https://*.play.example.org/"],
    ["PLAY_ORIGIN", "https://*.*.example.org"],
    ["PLAY_ORIGIN", "*.play.example.org"],
    ["SITE_ORIGIN", "example.org"],
    ["SITE_NAME", "x".repeat(41)],
    ["PRESENCE_LIMIT", "many"],
    ["PRESENCE_PER_ADDRESS", "-1"],
    ["LOG_LEVEL", "loud"],
    ["METRICS_PORT", "yes"],
    ["METRICS_PORT", "3000"],
    ["METRICS_PORT", "3001"],
    ["METRICS_HOST", "not a host"],
    ["DESK_PORT", "6000"],
    ["DESK_PORT", "3000"],
    ["DESK_PORT", "3001"],
    ["DESK_HOST", "not a host"],
    ["DESK_ORIGIN", "desk.example.org"],
    ["DESK_ORIGIN", "http://desk.example.org"],
    ["PROCESSES", "0"],
    ["PROCESSES", "many"],
    ["DRAIN_DELAY", "soon"],
    ["DRAIN_DELAY", "-1"],
  ])("says in one line what is wrong with %s=%s", (name, value) => {
    const read = readConfig({ [name]: value });
    expect(read).toMatchObject({ mistakes: [expect.stringMatching(new RegExp(`^${name} [^\n]+$`))] });
  });
});
