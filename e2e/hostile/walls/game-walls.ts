import { header, policy, source, type Wall } from "./wall.ts";

/** A sandbox that allows more, in the frame and in the header of the game's page: either of them alone would hold. */
const sandboxWith = (more: string): Pick<Wall, "server" | "scripts"> => ({
  server: policy("allow-pointer-lock", `allow-pointer-lock ${more}`),
  scripts: { from: "allow-pointer-lock", to: `allow-pointer-lock ${more}` },
});

/** The walls around a game. */
export const gameWalls: readonly Wall[] = [
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
    name: "the opaque origin (frame and header)",
    arrangement: "same",
    ...sandboxWith("allow-same-origin"),
    attacks: ["read-page", "read-cookies", "read-page-storage", "run-in-page"],
  },
  {
    name: "the sandbox in the header alone",
    arrangement: "same",
    server: policy("; sandbox [^;]*", ""),
    attacks: ["alone-cookies", "alone-saves", "alone-alert"],
  },
  {
    name: "sandbox: no windows (frame and header)",
    arrangement: "localhost",
    ...sandboxWith("allow-popups"),
    attacks: ["click-window", "click-link-blank"],
  },
  {
    name: "sandbox: no dialogs (frame and header)",
    arrangement: "localhost",
    ...sandboxWith("allow-modals"),
    attacks: ["alert"],
  },
  {
    name: "sandbox: no downloads (frame and header)",
    arrangement: "localhost",
    ...sandboxWith("allow-downloads"),
    attacks: ["click-download"],
  },
  {
    name: "sandbox: no moving of the page (frame and header)",
    arrangement: "localhost",
    ...sandboxWith("allow-top-navigation"),
    attacks: ["click-top"],
  },
  {
    name: "connect-src",
    arrangement: "localhost",
    server: policy("connect-src [^;]*", "connect-src *"),
    attacks: ["fetch", "web-socket", "beacon", "alone-fetch"],
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
    name: "form-action and frame-src",
    arrangement: "localhost",
    server: policy("(form-action|frame-src) [^;]*", "$1 *"),
    attacks: ["leave-by-form"],
  },
  {
    name: "object-src",
    arrangement: "localhost",
    server: policy("object-src [^;]*", "object-src *"),
    attacks: ["object-image"],
  },
  {
    name: "base-uri",
    arrangement: "localhost",
    server: policy("base-uri [^;]*", "base-uri *"),
    attacks: ["base"],
  },
  {
    name: "permissions policy (frame and header)",
    arrangement: "localhost",
    server: header("permissions-policy", "(?:camera|microphone|geolocation)=\\(\\)", "x-none=()"),
    scripts: { from: "autoplay; fullscreen; gamepad", to: "autoplay; camera *; microphone *; geolocation *" },
    attacks: ["ask-camera", "ask-microphone"],
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
    attacks: ["overfill-saves"],
  },
  {
    name: "no WebRTC in the game's own page",
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
