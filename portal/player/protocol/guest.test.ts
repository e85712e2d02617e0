import { describe, expect, it } from "vitest";
import { companionFolder, companionOf } from "#domain/catalogue/swf/companion-files.ts";
import { guestAt, swfFilesUrl, swfName } from "./guest.ts";

describe("guestAt", () => {
  it.each([
    ["/assets/html5/chess/", "html5/chess"],
    ["/assets/html5/chess/levels/2.html?x=1", "html5/chess"],
    ["/assets/html5/snake.html", "html5/snake.html"],
    ["/assets/html5/consoles/pogo/", "html5/consoles/pogo"],
    ["/assets/html5/consoles/pogo/cartridge.rom", "html5/consoles/pogo"],
    ["/assets/waflash/consoles/pogo/", "waflash/consoles"],
    ["/assets/flash/?swf=meteor", "flash/meteor.swf"],
    ["/assets/flash/?swf=meteor.swf", "flash/meteor.swf"],
    ["/assets/flash/?swf=old/meteor", "flash/old/meteor.swf"],
    ["/assets/flash/old/meteor.swf", "flash/old/meteor.swf"],
    ["/assets/flash/meteor.files/levels/1.xml", "flash/meteor.swf"],
    ["/assets/waflash/siege/", "waflash/siege"],
    ["/assets/waflash/siege/awayfl.html", "waflash/siege"],
    ["/assets/flash/", undefined],
    ["/assets/html5/", undefined],
    ["/assets/player/bridge.js", undefined],
    ["/", undefined],
  ])("names the game of %s", (path, guest) => {
    expect(guestAt(new URL(path, "https://play.example"))).toBe(guest);
  });
});

describe("swfFilesUrl", () => {
  it("is the folder in which the catalogue has the files of a SWF", () => {
    expect(swfFilesUrl("meteor.swf")).toBe(`${companionFolder("meteor.swf")}/`);
    expect(companionOf(`${swfFilesUrl("meteor.swf")}a/b.xml`)).toBe("meteor.swf");
    expect(companionOf("meteor.swf")).toBeUndefined();
  });
});

describe("swfName", () => {
  it("adds the extension where it is missing", () => {
    expect(swfName("meteor")).toBe("meteor.swf");
    expect(swfName("meteor.swf")).toBe("meteor.swf");
    expect(swfName("")).toBeUndefined();
  });
});
