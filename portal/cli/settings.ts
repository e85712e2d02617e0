import { readConfig } from "#server/config.ts";
import { shownSettings } from "#server/settings-source.ts";
import { readCommand } from "./command.ts";

const help = `Shows every setting: its value, and where it comes from. Secrets are not shown.

  npm run settings

Settings are read from the environment, then from the settings file: .env in DATA_DIR, or in the portal's folder.
docs/operating.md says what each does. Ends with 0 when all is well, 1 when a value is wrong, 2 when asked for something unknown.`;

readCommand(help, {});
const shown = shownSettings(process.env);
const width = (key: "name" | "value") => Math.max(...shown.map((setting) => setting[key].length));
for (const { name, value, from } of shown)
  console.log(`${name.padEnd(width("name"))}  ${value.padEnd(width("value"))}  ${from}`);
const config = readConfig(process.env);
if ("mistakes" in config) {
  for (const mistake of config.mistakes) console.error(mistake);
  process.exitCode = 1;
}
