import { readFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { request } from "node:https";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { root } from "@recess/portal/paths.mjs";

export type Answer = {
  readonly status: number;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
};

type Asked = {
  /** Below the site's own name when left out. */
  readonly host?: string;
  readonly cookie?: string;
  /** Fields of a form, which is sent instead of a question. */
  readonly form?: Readonly<Record<string, string>>;
};

/** The site as visitors reach it: by its name, over TLS. */
export type TlsSite = {
  readonly port: number;
  readonly origin: string;
  ask(path: string, asked?: Asked): Promise<Answer>;
};

/** Name for which the certificate is made; it exists in tests only. */
export const SITE_HOST = "recess.test";

const fixtures = join(root, "e2e", "fixtures", "tls");
export const certificate = readFileSync(join(fixtures, "certificate.pem"), "utf8");
export const certificateKey = readFileSync(join(fixtures, "key.pem"), "utf8");

/** The certificate is checked as a browser does, against the name that is asked for. */
export const tlsOptions = (host = SITE_HOST) => ({ ca: certificate, servername: host });

export function tlsSite(port: number): TlsSite {
  return {
    port,
    origin: `https://${SITE_HOST}:${port}`,
    async ask(path, { host = SITE_HOST, cookie, form } = {}) {
      const headers = {
        host: `${host}:${port}`,
        ...(cookie && { cookie }),
        ...(form && { "content-type": "application/x-www-form-urlencoded" }),
      };
      const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
      const options = { host: "127.0.0.1", port, path, headers, agent: false, ...tlsOptions(host) };
      request({ ...options, method: form ? "POST" : "GET" }, resolve)
        .once("error", reject)
        .end(form && new URLSearchParams(form).toString());
      const response = await promise;
      return { status: response.statusCode ?? 0, headers: response.headers, body: await text(response) };
    },
  };
}
