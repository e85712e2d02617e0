import { both, header, policy, source, type Wall } from "./wall.ts";

/** The walls against pages of other hosts. */
export const siteWalls: readonly Wall[] = [
  {
    name: "frame-ancestors of games",
    arrangement: "localhost",
    server: policy("; frame-ancestors [^;]*", ""),
    attacks: ["stranger-frames-game", "stranger-frames-packer"],
  },
  {
    // Over plain http no browser says that it asks for a frame.
    name: "frame-ancestors of the site and the head script",
    arrangement: "network",
    server: both(policy("; frame-ancestors [^;]*", ""), {
      source: [{ file: "entry.js", from: "if \\(!isOurs\\) \\{", to: "if (false) {" }],
    }),
    attacks: ["stranger-frames-site", "stranger-frames-stage"],
  },
  {
    name: "Cross-Origin-Resource-Policy",
    arrangement: "localhost",
    server: header("cross-origin-resource-policy", ".*", ""),
    attacks: ["stranger-shows-picture", "stranger-runs-site-script", "stranger-runs-game-script"],
  },
  {
    name: "Cross-Origin-Opener-Policy",
    arrangement: "localhost",
    server: header("cross-origin-opener-policy", ".*", ""),
    attacks: ["stranger-keeps-window"],
  },
  {
    name: "the site listens to its game's frame only",
    arrangement: "network",
    scripts: {
      from: "\\w+\\.source!==\\w+\\.contentWindow\\|\\|\\w+\\.origin!==\\(\\w+\\?`null`:\\w+\\.origin\\)",
      to: "false",
    },
    attacks: ["stranger-forges-save"],
  },
  {
    name: "the bridge listens to the site only",
    arrangement: "network",
    scripts: { from: "(\\w+)\\.source!==\\w+\\|\\|\\1\\.origin!==\\w+", to: "false" },
    attacks: ["stranger-writes-into-game"],
  },
  {
    name: "forms from pages of the site only",
    arrangement: "localhost",
    server: source("!isFromOurPages\\(c\\.req\\.raw\\)", "false"),
    attacks: ["stranger-posts-form"],
  },
  {
    name: "games are emptied for the site only",
    arrangement: "localhost",
    server: source(
      '!site\\.some\\(\\(origin\\) => request\\.headers\\.get\\("referer"\\)',
      "!site.some((origin) => true || request",
    ),
    attacks: ["stranger-empties-games"],
  },
];
