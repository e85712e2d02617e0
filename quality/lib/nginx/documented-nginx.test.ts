import { expect, it } from "vitest";
import { documentedNginx, documentedTlsNginx } from "./documented-nginx.ts";

const portals = [
  { address: "198.18.0.2", port: 3000 },
  { address: "198.18.0.6", port: 3010 },
];

it("is the configuration of docs/operating.md with other addresses", () => {
  const text = documentedNginx({ sitePort: 8080, playPort: 8081, portals });
  expect(text.match(/server 198\.18\.0\.\d:\d+ /g)).toEqual([
    "server 198.18.0.2:3000 ",
    "server 198.18.0.6:3010 ",
    "server 198.18.0.2:3001 ",
    "server 198.18.0.6:3011 ",
  ]);
  expect(text.match(/^ *listen .*/gm)).toEqual(["  listen 127.0.0.1:8080;", "  listen 127.0.0.1:8081;"]);
  // What a request may wait for a machine that is gone.
  expect(text).toMatch(/proxy_connect_timeout 300ms;/);
  expect(text).not.toMatch(/ssl|10\.0\.0\./);
});

it("is the configuration of one machine with another certificate", () => {
  const places = { certificate: "/c.pem", key: "/k.pem", host: "recess.test" };
  const text = documentedTlsNginx({ ...places, tlsPort: 8443, plainPort: 8080, portalPort: 4000 });
  expect(text.match(/(?:listen|ssl_certificate\w*) .*?;/g)).toEqual([
    ...["listen 127.0.0.1:8443 ssl http2;", "ssl_certificate     /c.pem;", "ssl_certificate_key /k.pem;"],
    ...["listen 127.0.0.1:8443 ssl http2;", "ssl_certificate     /c.pem;", "ssl_certificate_key /k.pem;"],
    "listen 127.0.0.1:8080;",
  ]);
  expect(text.match(/127\.0\.0\.1:40\d+/g)).toEqual(["127.0.0.1:4000", "127.0.0.1:4001"]);
  expect(text).not.toMatch(/letsencrypt|example\.org/);
});

it("says so where the page no longer has it", () => {
  expect(() => documentedNginx({ sitePort: 1, playPort: 2, portals }, "# Operating")).toThrow(
    /no nginx configuration below/,
  );
});
