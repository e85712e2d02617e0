import { MY_GAMES_KEY, type MyGames, parseMyGames, writeMyGames } from "#domain/mine/my-games.ts";

/** What this browser remembers; nothing where it refuses storage. */
export function readMyGames(): MyGames {
  try {
    return parseMyGames(localStorage.getItem(MY_GAMES_KEY));
  } catch {
    // The browser refuses storage.
    return parseMyGames(null);
  }
}

/** Changes the record. It is read again each time, because other tabs write it too. Returns what is remembered from now on. */
export function changeMyGames(change: (mine: MyGames) => MyGames): MyGames {
  const before = readMyGames();
  const after = change(before);
  try {
    localStorage.setItem(MY_GAMES_KEY, writeMyGames(after));
    return after;
  } catch (error) {
    console.warn("this browser remembers nothing for this site", error);
    return before;
  }
}
