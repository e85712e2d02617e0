import { spawnSync } from "node:child_process";
import { chmod, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "@recess/portal/paths.mjs";

/** What each service's container has to be started with, besides its image. */
const expected: Readonly<Record<string, readonly string[]>> = {
  recess: ["--read-only", "--cap-drop ALL", "no-new-privileges", "@postgres/recess", "localhost/recess"],
  postgres: ["POSTGRES_PASSWORD=letters", "docker.io/library/postgres:15"],
  redis: ["--appendonly no", "docker.io/library/redis:7"],
  caddy: ["SITE_HOST=games.example.org", "-p 443:443", "Caddyfile:ro", "docker.io/library/caddy:2"],
};

/**
 * What podman-compose makes of compose.yaml. Its images come from a registry, so it is given a podman that only prints what it is asked for: the file is
 * read and every container named, and none is started.
 */
export async function composeMistakes(dir: string): Promise<string[]> {
  const podman = join(dir, "printing-podman");
  await writeFile(podman, '#!/bin/sh\necho "podman $@"\n');
  await chmod(podman, 0o755);
  const up = (env: Readonly<Record<string, string>>) =>
    spawnSync("podman-compose", ["--podman-path", podman, "-f", "compose.yaml", "up", "-d"], {
      cwd: join(root, "containers"),
      env: { PATH: process.env["PATH"], ...env },
      encoding: "utf8",
    });
  const named = { SITE_HOST: "games.example.org", SESSION_SECRET: "secret" };
  const { status, stdout, stderr } = up({ ...named, POSTGRES_PASSWORD: "letters" });
  if (status !== 0) return [`podman-compose refuses compose.yaml: ${stderr}`];
  const runs = `${stdout}${stderr}`.split("\n").filter((line) => line.startsWith("podman run "));
  const missing = Object.entries(expected).flatMap(([service, words]) => {
    const run = runs.find((line) => line.includes(`--network-alias ${service} `)) ?? "";
    return words.filter((word) => !run.includes(word)).map((word) => `compose.yaml, ${service}: no ${word}`);
  });
  const isRefused = up(named).status !== 0;
  return [...missing, ...(isRefused ? [] : ["compose.yaml starts a PostgreSQL without a password"])];
}
