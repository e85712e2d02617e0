import { describe, expect, it, vi } from "vitest";
import { suggestionFetcher } from "./fetch-suggestions.ts";

const chess = { name: "Chess", href: "/loading?url=chess", isTrending: false };
const urlOf = (words: string) => `/suggest?q=${words}`;

function respondingWith(games: readonly (typeof chess)[]) {
  return vi.fn(async () => Response.json({ games }));
}

describe("suggestionFetcher", () => {
  it("resolves to what the server found", async () => {
    const fetch = respondingWith([chess]);
    expect(await suggestionFetcher(fetch, urlOf)(" CHe ")).toEqual([chess]);
    expect(fetch).toHaveBeenCalledWith("/suggest?q=che", expect.anything());
  });

  it("requests nothing for an empty box, and nothing twice", async () => {
    const fetch = respondingWith([chess]);
    const ask = suggestionFetcher(fetch, urlOf);
    expect(await ask("  ")).toEqual([]);
    await ask("ch");
    expect(await ask("ch")).toEqual([chess]);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it("joins a request that is on its way for the same letters, and asks again once it has failed", async () => {
    let isOnline = false;
    const fetch = vi.fn(async () =>
      isOnline ? Response.json({ games: [chess] }) : new Response("", { status: 429 }),
    );
    const ask = suggestionFetcher(fetch, urlOf);
    expect(await Promise.all([ask("ch"), ask("CH ")])).toEqual([undefined, undefined]);
    expect(fetch).toHaveBeenCalledTimes(1);
    isOnline = true;
    expect(await Promise.all([ask("ch"), ask("ch")])).toEqual([[chess], [chess]]);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it("never resolves to the response for letters that were typed over", async () => {
    const pending = new Map<string, (response: Response) => void>();
    const signals = new Map<string, AbortSignal>();
    const ask = suggestionFetcher((address, { signal }) => {
      signals.set(address, signal);
      return new Promise((resolve) => pending.set(address, resolve));
    }, urlOf);
    const first = ask("c");
    const second = ask("ch");
    expect(signals.get("/suggest?q=c")?.aborted).toBe(true);
    // The slow one comes last, as slow ones do.
    pending.get("/suggest?q=ch")?.(Response.json({ games: [chess] }));
    pending.get("/suggest?q=c")?.(Response.json({ games: [] }));
    expect(await second).toEqual([chess]);
    expect(await first).toBeUndefined();
  });

  it("resolves to undefined when the rate limit is reached or the server is out of reach", async () => {
    const limited = suggestionFetcher(async () => new Response("", { status: 429 }), urlOf);
    expect(await limited("ch")).toBeUndefined();
    const offline = suggestionFetcher(() => Promise.reject(new TypeError("Failed to fetch")), urlOf);
    expect(await offline("ch")).toBeUndefined();
  });
});
