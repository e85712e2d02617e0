import type { Handler } from "hono";
import { urls } from "#app/urls.ts";
import type { SiteSettings } from "#domain/content/site.ts";
import type { Portal } from "#domain/portal.ts";

const themeColour = "#0e1714";

/** The build makes them. */
const ownIcons = [
  { src: "/icon.svg", type: "image/svg+xml", sizes: "any" },
  { src: "/icons/icon-192.png", type: "image/png", sizes: "192x192" },
  { src: "/icons/icon-512.png", type: "image/png", sizes: "512x512" },
  { src: "/icons/maskable-192.png", type: "image/png", sizes: "192x192", purpose: "maskable" },
  { src: "/icons/maskable-512.png", type: "image/png", sizes: "512x512", purpose: "maskable" },
];

/** Route of the web app manifest, with which browsers install the portal. */
export function manifestRoute(portal: Portal): Handler {
  return (c) =>
    c.body(JSON.stringify(manifestOf(portal.content.site)), 200, {
      "content-type": "application/manifest+json; charset=utf-8",
      "cache-control": "no-cache",
    });
}

function manifestOf({ name, logo }: SiteSettings) {
  return {
    id: "/",
    name,
    short_name: name.slice(0, 12),
    description: "Free browser games. Those that you keep play without a network.",
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: themeColour,
    theme_color: themeColour,
    categories: ["games"],
    icons: logo ? [{ src: urls.logo(logo), sizes: "any" }] : ownIcons,
    shortcuts: [
      { name: "Games", url: "/play" },
      { name: "Playable offline", url: "/offline" },
    ],
  };
}
