/// <reference types="node" />
export declare function findChromium(
  env?: NodeJS.ProcessEnv,
  exists?: (file: string) => boolean,
): Promise<string | undefined>;
export declare const chromiumArgs: string[];
export declare function chromiumLaunch(): Promise<{ executablePath: string; args: string[] }>;
