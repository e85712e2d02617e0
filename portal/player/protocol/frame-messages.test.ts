import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type FromGame,
  guestAt,
  type Invitation,
  parseFromGame,
  parseInvitation,
  parseToGame,
  sealed,
  swfName,
  type ToGame,
  writeInvitation,
} from "./frame-messages.ts";

describe("messages", () => {
  it.each<FromGame>([
    { type: "ready", guest: "html5/chess" },
    { type: "fps", value: 60 },
    { type: "save", guest: "html5/chess", batch: 1, entries: [["a", null, 5]] },
    { type: "sound" },
  ])("arrive from a game as they were sent: $type", (message) => {
    expect(parseFromGame(sealed(message))).toEqual(message);
  });

  it.each<ToGame>([
    { type: "sound", volume: 0.5, muted: true },
    { type: "measure", on: true },
    { type: "kept", batch: 3 },
    { type: "keeper" },
    { type: "entries", entries: [["a", "1", 5]] },
  ])("arrive in a game as they were sent: $type", (message) => {
    expect(parseToGame(sealed(message))).toEqual(message);
  });

  it("of others are nobody's business", () => {
    expect(parseFromGame({ type: "ready", guest: "html5/chess" })).toBeUndefined();
    expect(parseFromGame("ready")).toBeUndefined();
    expect(parseToGame(null)).toBeUndefined();
  });

  it("with a wrong field are refused", () => {
    const mark = sealed({ type: "sound" }).mark;
    const wrong = [
      { type: "fps", value: "60" },
      { type: "fps", value: Number.NaN },
      { type: "save", guest: "a", batch: 1, entries: [["a", 1, 1]] },
      { type: "save", guest: "a", batch: 1, entries: [["a", "1"]] },
      { type: "save", guest: "a", entries: [] },
      { type: "toString" },
    ];
    for (const message of wrong) expect(parseFromGame({ mark, ...message })).toBeUndefined();
  });

  it("with endless text are cut", () => {
    const message = sealed({ type: "ready", guest: "x".repeat(10_000) } satisfies FromGame);
    expect(JSON.stringify(parseFromGame(message)).length).toBeLessThan(1000);
  });

  it("never break who reads them", () => {
    const mark = sealed({ type: "sound" }).mark;
    const type = fc.constantFrom("ready", "fps", "save", "sound", "measure", "kept", "entries");
    const anything = fc.dictionary(
      fc.constantFrom("guest", "value", "batch", "entries", "on", "volume", "muted"),
      fc.anything(),
    );
    fc.assert(
      fc.property(type, anything, (type, fields) => {
        parseFromGame({ ...fields, mark, type });
        parseToGame({ ...fields, mark, type });
      }),
    );
  });
});

describe("the invitation in a frame's name", () => {
  const invitation: Invitation = {
    guest: "html5/chess",
    site: "https://recess.example",
    entries: [["level", '"3"\n\u2028', 5]],
    sound: { volume: 1, muted: false },
    session: [["run", "7", 1]],
    ownName: "Bob",
  };

  it("is read as it was written", () => {
    expect(parseInvitation(writeInvitation(invitation))).toEqual(invitation);
  });

  it("is not any other name", () => {
    for (const name of ["", "game", "{}", "recess/1", "recess/1null", 'recess/1{"guest":1}']) {
      expect(parseInvitation(name)).toBeUndefined();
    }
  });
});

describe("guestAt", () => {
  it.each([
    ["/assets/html5/chess/", "html5/chess"],
    ["/assets/html5/chess/levels/2.html?x=1", "html5/chess"],
    ["/assets/html5/snake.html", "html5/snake.html"],
    ["/assets/flash/?swf=meteor", "flash/meteor.swf"],
    ["/assets/flash/?swf=meteor.swf", "flash/meteor.swf"],
    ["/assets/waflash/siege/", "waflash/siege"],
    ["/assets/waflash/siege/awayfl.html", "waflash/siege"],
    ["/assets/flash/", undefined],
    ["/assets/html5/", undefined],
    ["/assets/player/bridge.js", undefined],
    ["/", undefined],
  ])("says whose page %s is", (path, guest) => {
    expect(guestAt(new URL(path, "https://play.example"))).toBe(guest);
  });
});

describe("swfName", () => {
  it("adds the ending where it is missing", () => {
    expect(swfName("meteor")).toBe("meteor.swf");
    expect(swfName("meteor.swf")).toBe("meteor.swf");
    expect(swfName("")).toBeUndefined();
  });
});
