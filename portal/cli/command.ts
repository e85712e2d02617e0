import { type ParseArgsConfig, parseArgs } from "node:util";
import { findChromium, noChromium } from "#adapters/chromium/chromium.ts";
import { withCommands } from "#paths.mjs";

/**
 * Parses the arguments of a command. `--help` prints the help and ends with exit status 0. An unknown argument, and `refuse`, print
 * what is wrong and the help, and end with 2.
 */
export function readCommand<const Config extends ParseArgsConfig>(help: string, config: Config) {
  const refuse = (reason = "I do not know what to do with that."): never => {
    console.error(`${reason}\n\n${withCommands(help)}`);
    process.exit(2);
  };
  const args = process.argv.slice(2);
  if (args.includes("--help") || args.includes("-h")) {
    console.log(withCommands(help));
    process.exit(0);
  }
  try {
    return { ...parseArgs(config), refuse };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return refuse(error.message);
  }
}

/** Prints why a command cannot do what it was asked for, and gives its exit status. */
export function failWith(reason: string): number {
  console.error(reason);
  return 1;
}

/** Ends the command with one line and exit status 1 where there is no browser. */
export async function requireBrowser(): Promise<void> {
  if (await findChromium()) return;
  console.error(noChromium);
  process.exit(1);
}
