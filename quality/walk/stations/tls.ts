import { chown, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { findNginx } from "@recess/portal/testing/find-nginx.ts";
import { freePortPair } from "@recess/portal/testing/free-port.ts";
import { unprivileged } from "@recess/portal/testing/service-process.ts";
import { documentedTlsNginx } from "#quality/lib/nginx/documented-nginx.ts";
import { startNginx } from "#quality/lib/nginx/nginx.ts";
import { certificate, certificateKey, SITE_HOST, tlsSite } from "#quality/walk/tls-site.ts";
import { expect, makeFolder, startPortal, type Walk, writeSettings } from "#quality/walk/walk.ts";

/** Settings of a portal behind the documented proxy. */
export const settingsBehindTls = (tlsPort: number) => ({
  PLAY_ORIGIN: `https://*.play.${SITE_HOST}:${tlsPort}`,
  TRUSTED_PROXIES: "1",
});

/** Puts nginx in front with the documented configuration and a self-signed certificate, and visits the site through it. */
export async function openTls(walk: Walk): Promise<void> {
  const command = findNginx();
  if (command === undefined) {
    console.log("SKIPPED TLS: nginx is not installed");
    return;
  }
  const tlsPort = await freePortPair();
  const configuration = documentedTlsNginx({
    tlsPort,
    plainPort: tlsPort + 1,
    portalPort: walk.port,
    host: SITE_HOST,
    ...(await writeCertificate(join(walk.dir, "tls"))),
  });
  const url = `https://127.0.0.1:${tlsPort}`;
  const { service } = await startNginx({ command, port: tlsPort, url, configuration });
  walk.stack.defer(() => service.stop());
  await writeSettings(walk, settingsBehindTls(tlsPort));
  await startPortal(walk);
  walk.tls = tlsSite(tlsPort);
  await visit(walk, tlsPort + 1);
}

async function visit(walk: Walk, plainPort: number): Promise<void> {
  const { tls } = walk;
  if (!tls) return;
  const page = await tls.ask("/");
  expect(walk, page.status === 200, `/ is answered with ${page.status} over TLS`);
  expect(walk, "strict-transport-security" in page.headers, "the portal does not know that it is behind TLS");
  const game = await tls.ask("/assets/html5/chess/index.html", { host: `chess-html5.play.${SITE_HOST}` });
  expect(walk, game.status === 200, `a game's host answers with ${game.status} over TLS`);
  const plain = await fetch(`http://127.0.0.1:${plainPort}/play`, { redirect: "manual" });
  expect(
    walk,
    plain.headers.get("location")?.startsWith("https:") === true,
    "plain http does not lead to TLS",
  );
}

/** nginx runs as an ordinary user here, who has to read the key. */
async function writeCertificate(folder: string): Promise<{ certificate: string; key: string }> {
  await makeFolder(folder);
  const files = { certificate: join(folder, "certificate.pem"), key: join(folder, "key.pem") };
  await writeFile(files.certificate, certificate);
  await writeFile(files.key, certificateKey, { mode: 0o600 });
  const { uid, gid } = unprivileged(folder);
  if (uid !== undefined && gid !== undefined) await chown(files.key, uid, gid);
  return files;
}
