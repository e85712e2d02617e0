import { describe, expect, it } from "vitest";
import { isPublicAddress } from "./public-address.ts";

describe("isPublicAddress", () => {
  it.each(["93.184.215.14", "8.8.8.8", "2606:2800:21f:cb07:6820:80da:af6b:8b2c"])("takes %s", (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    ["loopback", "127.0.0.1"],
    ["all of loopback", "127.9.9.9"],
    ["loopback of IPv6", "::1"],
    ["loopback as an IPv6 address", "::ffff:127.0.0.1"],
    ["loopback as an IPv6 address in hex", "::ffff:7f00:1"],
    ["loopback as an IPv4-compatible address", "::127.0.0.1"],
    ["this machine", "0.0.0.0"],
    ["this machine in IPv6", "::"],
    ["a private network", "10.1.2.3"],
    ["a home network", "192.168.1.1"],
    ["the rest of private networks", "172.31.255.255"],
    ["a cloud's metadata service", "169.254.169.254"],
    ["a carrier's network", "100.64.0.1"],
    ["a unique local address", "fd00:ec2::254"],
    ["a link-local address", "fe80::1"],
    ["a link-local address with its interface", "fe80::1%eth0"],
    ["NAT64 of loopback", "64:ff9b::7f00:1"],
    ["6to4 of a private network", "2002:a00:1::1"],
    ["Teredo", "2001:0:4136:e378:8000:63bf:3fff:fdd2"],
    ["multicast", "224.0.0.1"],
    ["broadcast", "255.255.255.255"],
    ["documentation", "203.0.113.7"],
    ["no address", "games.example"],
    ["an empty text", ""],
  ])("refuses %s: %s", (_, address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});
