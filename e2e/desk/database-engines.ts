import { createDatabase, findPostgres, startPostgres } from "@recess/portal/testing/postgres-server.ts";
import { test as base } from "#e2e/portal-test.ts";

type EngineName = "SQLite" | "PostgreSQL";

type Fixtures = {
  engine: EngineName;
  /** Settings of a portal with an empty database of its own in the engine of the test. */
  newDatabase(): Promise<Record<string, string>>;
};

/** Playwright's test with databases of `engine`. Without PostgreSQL on the machine, its tests are skipped. */
export const test = base.extend<Fixtures>({
  engine: ["SQLite", { option: true }],
  newDatabase: async ({ engine }, use) => {
    if (engine === "SQLite") return use(async () => ({}));
    const bin = findPostgres();
    base.skip(!bin, "PostgreSQL is not installed (Debian: apt install postgresql)");
    const server = await startPostgres(bin ?? "");
    await use(async () => ({ DATABASE_URL: (await createDatabase(server.url)).url }));
    await server.stop();
  },
});
