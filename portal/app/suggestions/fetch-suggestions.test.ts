import { describe, expect, it, vi } from "vitest";
import { openAsking } from "./fetch-suggestions.ts";

const chess = { name: "Chess", href: "/loading?url=chess", isTrending: false };
const addressOf = (words: string) => `/suggest?q=${words}`;

function answering(games: readonly (typeof chess)[]) {
  return vi.fn(async () => Response.json({ games }));
}

describe("openAsking", () => {
  it("gives what the server found", async () => {
    const fetch = answering([chess]);
    expect(await openAsking(fetch, addressOf)(" CHe ")).toEqual([chess]);
    expect(fetch).toHaveBeenCalledWith("/suggest?q=che", expect.anything());
  });

  it("asks nothing for an empty box, and nothing twice", async () => {
    const fetch = answering([chess]);
    const ask = openAsking(fetch, addressOf);
    expect(await ask("  ")).toEqual([]);
    await ask("ch");
    expect(await ask("ch")).toEqual([chess]);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it("never gives the answer to letters that were typed over", async () => {
    const waiting = new Map<string, (answer: Response) => void>();
    const signals = new Map<string, AbortSignal>();
    const ask = openAsking((address, { signal }) => {
      signals.set(address, signal);
      return new Promise((resolve) => waiting.set(address, resolve));
    }, addressOf);
    const first = ask("c");
    const second = ask("ch");
    expect(signals.get("/suggest?q=c")?.aborted).toBe(true);
    // The slow one comes last, as slow ones do.
    waiting.get("/suggest?q=ch")?.(Response.json({ games: [chess] }));
    waiting.get("/suggest?q=c")?.(Response.json({ games: [] }));
    expect(await second).toEqual([chess]);
    expect(await first).toBeUndefined();
  });

  it("shows nothing when the server has had enough or is away", async () => {
    const busy = openAsking(async () => new Response("", { status: 429 }), addressOf);
    expect(await busy("ch")).toBeUndefined();
    const away = openAsking(() => Promise.reject(new TypeError("Failed to fetch")), addressOf);
    expect(await away("ch")).toBeUndefined();
  });
});
