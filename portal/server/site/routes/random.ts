import type { Handler } from "hono";
import type { Game } from "#domain/catalogue/game.ts";
import { pathOfId } from "#domain/catalogue/game-id.ts";
import { randomGame } from "#domain/catalogue/random-game.ts";
import type { Portal } from "#domain/portal.ts";

/** Games that play right here; external ones only where a portal has nothing else. */
const local = ["html5", "flash", "waflash"] as const;

export function randomRoute(portal: Portal, addressOf: (game: Game) => string): Handler {
  return (c) => {
    const { catalogue, random } = portal;
    const except = pathOfId(c.req.query("except") ?? "");
    const choice = except === undefined ? { random } : { random, except };
    const game = randomGame(catalogue, { ...choice, types: local }) ?? randomGame(catalogue, choice);
    c.header("cache-control", "no-store");
    return c.redirect(game ? addressOf(game) : "/play", 302);
  };
}
