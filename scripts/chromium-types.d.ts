// The types of chromium.mjs. A chromium.d.mts beside it would make the linter "correct" every import of it.
declare module "*/chromium.mjs" {
  export function findChromium(
    env?: NodeJS.ProcessEnv,
    exists?: (file: string) => boolean,
  ): Promise<string | undefined>;
  export const chromiumArgs: string[];
  export function chromiumLaunch(): Promise<{ executablePath: string; args: string[] }>;
}
