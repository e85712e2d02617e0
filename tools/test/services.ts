import { findPostgres, startPostgres } from "@recess/portal/testing/postgres-server.ts";
import { findRedis, startRedis } from "@recess/portal/testing/redis-server.ts";
import { isEmulatorInstalled, startEmulator } from "./firebase-emulator.ts";

/** Something that could not be tested, and why. */
export type Skipped = { readonly name: string; readonly reason: string };

type RunningService = { readonly url: string; stop(): Promise<void> };

type Service = {
  readonly name: string;
  /** The environment variable that tells the tests where the service is. */
  readonly setting: string;
  /** Starts the service on a private port; undefined where it is not installed. */
  start(): Promise<RunningService> | undefined;
};

const services: readonly Service[] = [
  {
    name: "PostgreSQL",
    setting: "TEST_DATABASE_URL",
    start() {
      const bin = findPostgres();
      return bin === undefined ? undefined : startPostgres(bin);
    },
  },
  {
    name: "Redis",
    setting: "TEST_REDIS_URL",
    start() {
      const command = findRedis();
      return command === undefined ? undefined : startRedis(command);
    },
  },
  {
    name: "Firebase auth emulator",
    setting: "TEST_FIREBASE_AUTH_EMULATOR_HOST",
    start: () => (isEmulatorInstalled() ? startEmulator() : undefined),
  },
];

export type TestServices = {
  /** Environment variables for the test steps. */
  readonly env: Readonly<Record<string, string>>;
  readonly skipped: readonly Skipped[];
  stop(): Promise<void>;
};

/** Starts every installed service that the environment does not already name. `obstacle` is why the others are not installed. */
export async function startServices(obstacle: string): Promise<TestServices> {
  const env: Record<string, string> = {};
  const running: RunningService[] = [];
  const skipped: Skipped[] = [];
  for (const { name, setting, start } of services) {
    if (process.env[setting]) continue;
    try {
      const service = await start();
      if (service) {
        running.push(service);
        env[setting] = service.url;
        console.log(`${name}: ${setting}=${service.url}`);
      } else skipped.push({ name, reason: `not installed: ${obstacle}` });
    } catch (error) {
      skipped.push({ name, reason: `did not start: ${error instanceof Error ? error.message : error}` });
    }
  }
  return {
    env,
    skipped,
    async stop() {
      await Promise.all(running.map((service) => service.stop()));
    },
  };
}
