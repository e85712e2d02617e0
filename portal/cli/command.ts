import { type ParseArgsConfig, parseArgs } from "node:util";

/**
 * What a command was given. Asked for help, it shows it and ends with 0. `refuse` says what is wrong, shows the help and ends with 2, and so
 * does this where something is not known.
 */
export function readCommand<const Config extends ParseArgsConfig>(help: string, config: Config) {
  const refuse = (why = "I do not know what to do with that."): never => {
    console.error(`${why}\n\n${help}`);
    process.exit(2);
  };
  const args = process.argv.slice(2);
  if (args.includes("--help") || args.includes("-h")) {
    console.log(help);
    process.exit(0);
  }
  try {
    return { ...parseArgs(config), refuse };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return refuse(error.message);
  }
}
