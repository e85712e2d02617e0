import type { Game } from "./game.ts";
import { idOfPath } from "./game-id.ts";

let made = 0;

/** A local html5 game with a name and path of its own; spell out what your test is about. */
export function aGame(overrides: Partial<Game> = {}): Game {
  made += 1;
  const path = overrides.path ?? `game-${made}/`;
  return {
    id: idOfPath(path),
    name: `Game ${made}`,
    path,
    img: `${idOfPath(path)}.svg`,
    description: "A small game that exists so that a test has something to list.",
    addedAt: new Date("2026-11-15"),
    isTrending: false,
    gameType: "html5",
    tags: [],
    servers: [],
    ...overrides,
  };
}

/** An external game of one server, unless the overrides name more. */
export function anExternalGame(overrides: Partial<Game> = {}): Game {
  const path = overrides.path ?? `https://games.example/${made + 1}`;
  return aGame({ path, gameType: "external", servers: [path], ...overrides });
}
