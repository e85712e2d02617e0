import { describe, expect, it } from "vitest";
import { openEntryStore } from "./entry-store.ts";
import { keyMappingFor, withMappedKeys } from "./key-mapping.ts";

function emptyStore() {
  return openEntryStore({ entries: [], quota: 1000, onWrite: () => undefined });
}

const ruffleAt = (hostname: string) => keyMappingFor({ pathname: "/assets/waflash/siege/", hostname });
const awayfl = keyMappingFor({ pathname: "/assets/waflash/siege/awayfl.html", hostname: "play.example" });

describe("the saves of a Flash game", () => {
  it("are found again when the portal has moved to another host", () => {
    const store = emptyStore();
    withMappedKeys(store, ruffleAt("old.example")).set("old.example/assets/waflash/siege/game.swf/best", "9");
    const moved = withMappedKeys(store, ruffleAt("new.example"));
    expect(moved.get("new.example/assets/waflash/siege/game.swf/best")).toBe("9");
    expect(moved.keys()).toEqual(["new.example/assets/waflash/siege/game.swf/best"]);
  });

  it("of the two engines stay apart", () => {
    const store = emptyStore();
    withMappedKeys(store, ruffleAt("a.example")).set("a.example/best", "ruffle's");
    const other = withMappedKeys(store, awayfl);
    other.set("best", "awayfl's");
    expect(other.keys()).toEqual(["best"]);
    other.clear();
    expect(withMappedKeys(store, ruffleAt("a.example")).get("a.example/best")).toBe("ruffle's");
  });

  it("of other games keep the game's own keys", () => {
    const store = emptyStore();
    const pathname = "/assets/html5/chess/";
    expect(withMappedKeys(store, keyMappingFor({ pathname, hostname: "a.example" }))).toBe(store);
  });
});
