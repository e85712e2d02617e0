/**
 * The bridge: our script in every game page, between the game and the site. It replaces `localStorage` and `sessionStorage` with shims
 * over the game's own saves and connects the page to the site by `postMessage`. It is a convenience and no wall: it runs in the game's
 * own page, and what keeps a game from others is its origin (docs/decisions/0002).
 */
import { reportDatabases } from "./report-databases.ts";
import { startBridge } from "./start-bridge.ts";

startBridge([reportDatabases]);
