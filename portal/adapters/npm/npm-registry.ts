import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { Refusal } from "#domain/errors.ts";

/** Address of the registry that npm asks on this machine. */
export async function npmRegistry(): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)("npm", ["config", "get", "registry"]);
    return new URL(stdout.trim()).href;
  } catch (error) {
    const message =
      "npm does not say here where it comes from; set npm_config_registry to the address of an npm registry";
    throw new Refusal("upload-refused", message, { cause: error });
  }
}
