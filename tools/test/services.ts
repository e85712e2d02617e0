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

const isMissing = ({ setting }: Service) => !process.env[setting];

/** Starts every installed service that the environment does not already name, all at once. `obstacle` is why the others are not installed. */
export async function startServices(obstacle: string): Promise<TestServices> {
  const env: Record<string, string> = {};
  const skipped: Skipped[] = [];
  await using starting = new AsyncDisposableStack();
  const starts = services.filter(isMissing).map(async ({ name, setting, start }) => {
    const service = await start();
    if (service) {
      starting.defer(() => service.stop());
      env[setting] = service.url;
      console.log(`${name}: ${setting}=${service.url}`);
    } else skipped.push({ name, reason: `not installed: ${obstacle}` });
  });
  // All of them first: those that run are stopped when another fails.
  await Promise.allSettled(starts);
  await Promise.all(starts);
  const running = starting.move();
  return { env, skipped, stop: () => running.disposeAsync() };
}

/** Starts nothing, and names what is skipped for that reason. */
export function noServices(reason: string): TestServices {
  const skipped = services.filter(isMissing).map(({ name }) => ({ name, reason }));
  return { env: {}, skipped, stop: async () => undefined };
}
