import { findPostgres, startPostgres } from "@recess/portal/testing/postgres-server.ts";
import { findRedis, startRedis } from "@recess/portal/testing/redis-server.ts";
import { processTree } from "#quality/lib/process-tree.ts";
import { expect, expectRun, startPortal, stopPortal, type Walk, writeSettings } from "#quality/walk/walk.ts";
import { expectPeople } from "./people.ts";
import { settingsBehindTls } from "./tls.ts";

const PROCESSES = 3;

/** Moves the database to PostgreSQL, and serves from three processes that share it and a Redis. */
export async function moveToPostgres(walk: Walk): Promise<void> {
  const [postgresFolder, redisFile] = [findPostgres(), findRedis()];
  if (!postgresFolder || !redisFile) {
    console.log("SKIPPED PostgreSQL and three processes: PostgreSQL and Redis are not both installed");
    return;
  }
  const postgres = await startPostgres(postgresFolder);
  walk.stack.defer(() => postgres.stop());
  const redis = await startRedis(redisFile);
  walk.stack.defer(() => redis.stop());
  await stopPortal(walk);
  await expectRun(walk, ["database", "copy", "--to", postgres.url], { contains: "to PostgreSQL" });
  await writeSettings(walk, {
    ...(walk.tls && settingsBehindTls(walk.tls.port)),
    DATABASE_URL: postgres.url,
    REDIS_URL: redis.url,
    PROCESSES: `${PROCESSES}`,
  });
  await startPortal(walk);
  const state = await (await fetch(`${walk.origin}/readyz`)).text();
  for (const part of ["database", "redis"])
    expect(walk, new RegExp(`"${part}":\\s*"up"`).test(state), `${part} is not used: ${state}`);
  const [, ...workers] = processTree(walk.portal?.pid ?? 0);
  expect(walk, workers.length === PROCESSES, `${workers.length} processes serve`);
  await expectPeople(walk, "in PostgreSQL");
  // Stopped while its database is there.
  await stopPortal(walk);
}
