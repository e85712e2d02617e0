import { readLevels } from "#consoles/sole-mates/levels.ts";

/** The levels as C tables. */
export function dataSources(): Record<string, string> {
  const levels = readLevels();
  const strings = (values: readonly string[]) => values.map((value) => `  "${value}",`).join("\n");
  return {
    "levels.c": `/* Made from levels.txt. */
const char *const level_cells[] = {
${strings(levels.map(({ cells }) => cells))}
};
const char *const level_names[] = {
${strings(levels.map(({ name }) => name))}
};
const unsigned char level_pars[] = {${levels.map(({ par }) => par).join(", ")}};
`,
  };
}
