import { describe, expect, it } from "vitest";
import { clientIpAddress, clientOf, isOurOrigin } from "./client.ts";

const from = (forwarded?: string) =>
  new Request("http://localhost/", forwarded ? { headers: { "x-forwarded-for": forwarded } } : {});

describe("clientOf", () => {
  it("trusts no header where no proxy is trusted", () => {
    expect(clientOf(from("203.0.113.9"), undefined, 0).ipAddress).toBe("unknown");
  });

  it("trusts as many proxies as the operator says, counted from the end", () => {
    const request = from("1.2.3.4, 203.0.113.9, 10.0.0.2");
    expect(clientOf(request, undefined, 1).ipAddress).toBe("10.0.0.2");
    expect(clientOf(request, undefined, 2).ipAddress).toBe("203.0.113.9");
    expect(clientOf(from(), undefined, 2).ipAddress).toBe("unknown");
  });
});

describe("clientIpAddress", () => {
  it("is the other end of the connection, whatever a visitor claims", () => {
    expect(clientIpAddress("203.0.113.5", "198.51.100.1", 0)).toBe("203.0.113.5");
    expect(clientIpAddress("::ffff:203.0.113.5", "", 0)).toBe("203.0.113.5");
  });

  it("is the nearest that is known when a proxy adds nothing", () => {
    expect(clientIpAddress("10.0.0.1", "", 1)).toBe("10.0.0.1");
  });

  it("takes the IPv6 addresses of one /64 for one", () => {
    const [one, other, stranger] = ["2001:db8:0:7::1", "2001:db8:0:7:ffff::2", "2001:db8:0:8::1"].map(
      (address) => clientIpAddress(address, "", 0),
    );
    expect(one).toBe("2001:db8:0:7");
    expect(other).toBe(one);
    expect(stranger).not.toBe(one);
    expect(clientIpAddress("::1", "", 0)).toBe("0:0:0:0");
  });
});

describe("isOurOrigin", () => {
  it.each([
    ["https://games.example", ["games.example"], true],
    ["http://localhost:3000", ["localhost:3000"], true],
    ["https://games.example", ["10.0.0.4:3000", "games.example"], true],
    [undefined, ["games.example"], true],
    ["http://localhost:3001", ["localhost:3000"], false],
    ["https://evil.example", ["games.example", undefined], false],
    ["null", ["games.example"], false],
    ["", ["games.example"], false],
  ])("%s at %j is %s", (origin, hosts, expected) => {
    expect(isOurOrigin(origin, hosts)).toBe(expected);
  });
});
