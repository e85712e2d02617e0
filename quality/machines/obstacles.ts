import { spawnSync } from "node:child_process";
import { findNginx } from "@recess/portal/testing/find-nginx.ts";
import { findPostgres } from "@recess/portal/testing/postgres-server.ts";
import { findRedis } from "@recess/portal/testing/redis-server.ts";

/** Programs of other projects that the site of the test is made of. */
export type Programs = { readonly postgres: string; readonly redis: string; readonly nginx: string };

/** The programs, or why the test cannot be run here, in one line. */
export function findPrograms(): Programs | { readonly obstacle: string } {
  if (process.platform !== "linux" || process.getuid?.() !== 0)
    return { obstacle: "network namespaces need Linux and root" };
  const [postgres, redis, nginx] = [findPostgres(), findRedis(), findNginx()];
  const hasIp = spawnSync("ip", ["-V"]).status === 0;
  const missing = [
    ...(postgres ? [] : ["PostgreSQL (Debian: postgresql)"]),
    ...(redis ? [] : ["Redis (redis-server)"]),
    ...(nginx ? [] : ["nginx"]),
    ...(hasIp ? [] : ["ip (iproute2)"]),
  ];
  if (!postgres || !redis || !nginx || !hasIp) return { obstacle: `not installed: ${missing.join(", ")}` };
  return canAddNamespaces()
    ? { postgres, redis, nginx }
    : { obstacle: "this machine refuses network namespaces" };
}

/** A container's root often may not. */
function canAddNamespaces(): boolean {
  const name = `recess-test-${process.pid}-a`;
  const isAdded = spawnSync("ip", ["netns", "add", name]).status === 0;
  const canEnter = isAdded && spawnSync("ip", ["netns", "exec", name, "true"]).status === 0;
  if (isAdded) spawnSync("ip", ["netns", "delete", name]);
  return canEnter;
}
