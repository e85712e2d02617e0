import { expect, it } from "vitest";
import { formerPlayOrigin } from "./former-play-origin.ts";

it("knows the origin that all games once shared", () => {
  const former = (play: Parameters<typeof formerPlayOrigin>[0], page: string) =>
    formerPlayOrigin(play, new URL(page));
  const local = { kind: "local", port: 3001 } as const;
  expect(former(local, "http://localhost:3000/")).toBe("http://localhost:3001");
  expect(former(local, "http://192.168.1.5:3000/")).toBe("http://192.168.1.5:3001");
  expect(former({ kind: "local", port: 81 }, "http://games.lan/")).toBe("http://games.lan:81");
  for (const page of ["https://games.example/", "http://localhost:8080/", "http://[::1]:3000/"])
    expect(former(local, page)).toBeUndefined();
  const hosts = { kind: "hosts", protocol: "https:", suffix: "play.games.example" } as const;
  expect(former(hosts, "https://games.example/")).toBe("https://play.games.example");
  expect(former({ kind: "opaque", origin: "https://play.example" }, "https://games.example/")).toBe(
    "https://play.example",
  );
  expect(former({ kind: "same" }, "https://games.example/")).toBeUndefined();
});
