import { describe, expect, it } from "vitest";
import { ipNetwork } from "./ip-network.ts";

describe("ipNetwork", () => {
  it.each([
    ["192.0.2.1", "192.0.2.1"],
    ["::ffff:192.0.2.1", "192.0.2.1"],
    ["2001:DB8:1:2::ff", "2001:db8:1:2"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
    ["2001:db8::1", "2001:db8:0:0"],
    ["::1", "0:0:0:0"],
    ["unknown", "unknown"],
    ["host:port", "host:port"],
  ])("counts %s as %s", (ipAddress, network) => {
    expect(ipNetwork(ipAddress)).toBe(network);
  });
});
