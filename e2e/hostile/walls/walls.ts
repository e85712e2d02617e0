import type { Arrangement } from "#e2e/hostile/arrangements.ts";
import type { Replacement, ServerChange } from "./remove-wall.ts";

/** A wall, how it is taken away, and the attacks of which at least one gets through then. */
export type Wall = {
  readonly name: string;
  readonly arrangement: Arrangement;
  readonly server?: ServerChange;
  /** A change to every script of the site and the player that it fits. */
  readonly scripts?: Replacement;
  readonly attacks: readonly string[];
};

const policy = (from: string, to: string): ServerChange => ({
  headers: { "content-security-policy": { from, to } },
});
const source = (from: string, to: string): ServerChange => ({ source: [{ from, to }] });

const sandboxWith = (more: string): Pick<Wall, "server" | "scripts"> => ({
  server: policy("allow-pointer-lock", `allow-pointer-lock ${more}`),
  scripts: { from: "allow-pointer-lock", to: `allow-pointer-lock ${more}` },
});

export const walls: readonly Wall[] = [
  {
    name: "a label of its own for every game",
    arrangement: "localhost",
    server: source("function hostLabel\\(guest\\) \\{", 'function hostLabel(guest) { return "all-games";'),
    attacks: ["read-databases", "list-locks", "listen-to-channels", "read-files"],
  },
  {
    name: "a game's files at its own host only",
    arrangement: "localhost",
    server: source("!isAtOwnHost\\(play\\.url, isolation\\.suffix\\)", "false"),
    attacks: ["read-game-on-own-host"],
  },
  {
    name: "sandbox: no windows",
    arrangement: "localhost",
    ...sandboxWith("allow-popups"),
    attacks: ["click-window", "click-link-blank"],
  },
  {
    name: "sandbox: no dialogs",
    arrangement: "localhost",
    ...sandboxWith("allow-modals"),
    attacks: ["alert"],
  },
  {
    name: "sandbox: no downloads",
    arrangement: "localhost",
    ...sandboxWith("allow-downloads"),
    attacks: ["click-download"],
  },
  {
    name: "sandbox: no moving of the page",
    arrangement: "localhost",
    ...sandboxWith("allow-top-navigation"),
    attacks: ["click-top"],
  },
  {
    name: "connect-src",
    arrangement: "localhost",
    server: policy("connect-src [^;]*", "connect-src *"),
    attacks: ["fetch", "web-socket", "beacon", "fetch-site-blind"],
  },
  {
    name: "default-src",
    arrangement: "same",
    server: policy("default-src [^;]*", "default-src * data: blob:"),
    attacks: ["image", "media"],
  },
  {
    name: "script-src",
    arrangement: "localhost",
    server: policy("script-src ", "script-src * "),
    attacks: ["script", "module"],
  },
  {
    name: "style-src",
    arrangement: "localhost",
    server: policy("style-src ", "style-src * "),
    attacks: ["style", "style-import"],
  },
  {
    name: "frame-src",
    arrangement: "localhost",
    server: policy("frame-src [^;]*", "frame-src *"),
    attacks: ["frame-elsewhere", "leave-for-elsewhere"],
  },
  {
    name: "object-src",
    arrangement: "localhost",
    server: policy("object-src [^;]*; ", "object-src *; "),
    attacks: ["object"],
  },
  {
    name: "base-uri",
    arrangement: "localhost",
    server: policy("base-uri [^;]*", "base-uri *"),
    attacks: ["meta-policy"],
  },
  {
    name: "refusal of service workers",
    arrangement: "localhost",
    server: source('request\\.headers\\.has\\("service-worker"\\)', "false"),
    attacks: ["register-worker", "register-hashed-worker"],
  },
  {
    name: "quota of saves in the site's page",
    arrangement: "localhost",
    scripts: { from: "\\.get\\(\\w+\\)\\?\\.admit\\(\\w+\\)", to: ".size>=0" },
    attacks: ["overfill-saves", "overfill-late-writes"],
  },
  {
    name: "no WebRTC in games",
    arrangement: "same",
    scripts: { from: "[`\"']RTCPeerConnection[`\"']", to: '"noSuchThing"' },
    attacks: ["peer"],
  },
  {
    name: "cookies that are too many are cleared",
    arrangement: "wildcard",
    server: source('"clear-site-data": ', '"x-none": '),
    attacks: ["flood-cookies"],
  },
];
