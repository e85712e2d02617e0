import { describe, expect, it } from "vitest";
import { openEntryStore } from "./entry-store.ts";
import { namingFor, renamedStore } from "./key-mapping.ts";

function kept() {
  return openEntryStore({ entries: [], quota: 1000, onWrite: () => undefined });
}

const ruffleAt = (hostname: string) => namingFor({ pathname: "/assets/waflash/siege/", hostname });
const awayfl = namingFor({ pathname: "/assets/waflash/siege/awayfl.html", hostname: "play.example" });

describe("a film's saves", () => {
  it("are found again when the portal has moved to another host", () => {
    const store = kept();
    renamedStore(store, ruffleAt("old.example")).set("old.example/assets/waflash/siege/game.swf/best", "9");
    const moved = renamedStore(store, ruffleAt("new.example"));
    expect(moved.get("new.example/assets/waflash/siege/game.swf/best")).toBe("9");
    expect(moved.keys()).toEqual(["new.example/assets/waflash/siege/game.swf/best"]);
  });

  it("of the two engines stay apart", () => {
    const store = kept();
    renamedStore(store, ruffleAt("a.example")).set("a.example/best", "ruffle's");
    const other = renamedStore(store, awayfl);
    other.set("best", "awayfl's");
    expect(other.keys()).toEqual(["best"]);
    other.clear();
    expect(renamedStore(store, ruffleAt("a.example")).get("a.example/best")).toBe("ruffle's");
  });

  it("of other games keep the names that the game gave", () => {
    const store = kept();
    const pathname = "/assets/html5/chess/";
    expect(renamedStore(store, namingFor({ pathname, hostname: "a.example" }))).toBe(store);
  });
});
