import { pino } from "pino";
import { pingRedis } from "#adapters/redis/ping-redis.ts";
import type { Warning } from "#domain/desk/care.ts";
import { healthFacts } from "#domain/desk/health-facts.ts";
import { readConfig } from "#server/config.ts";
import { portalDatabase } from "#server/database.ts";
import { openCare } from "#server/desk/open-care.ts";
import { failWith, readCommand } from "./command.ts";
import { missingData } from "./data-folder.ts";

const SHOWN_WARNINGS = 5;

const help = `How the portal is: version, database, Redis, disk, memory, and the last warnings of its log. Works while it runs.
Give it the portal's own DATA_DIR, DATABASE_URL and REDIS_URL.

  npm run health
      --warnings          all warnings that are kept, instead of the last ${SHOWN_WARNINGS}
      --changes           what each version changed
      --json              the same for programs

Memory is that of this command and of the machine. Ends with 0 when all is well, 1 when something is out of order,
2 when asked for something unknown.`;

process.exitCode = await main();

async function main(): Promise<number> {
  const { values, refuse } = readCommand(help, {
    options: {
      warnings: { type: "boolean", default: false },
      changes: { type: "boolean", default: false },
      json: { type: "boolean", default: false },
    },
  });
  const config = readConfig(process.env);
  if ("mistakes" in config) return refuse(config.mistakes.join("\n"));
  const missing = missingData(config);
  if (missing) return failWith(missing);
  const redis = config.redisUrl ? await pingRedis(config.redisUrl) : undefined;
  // A command that looks changes nothing: a database of an older version is told as that.
  const database = portalDatabase(config, pino({ level: "silent" }), { mayMigrate: false });
  try {
    const now = () => new Date();
    const care = openCare(config, { database, accounts: undefined, redis: redis && (() => redis), now });
    const health = await care.health();
    const facts = healthFacts(health);
    const all = await care.warnings();
    const warnings = values.warnings ? all : all.slice(0, SHOWN_WARNINGS);
    const changes = values.changes ? await care.changes() : [];
    if (values.json)
      console.log(JSON.stringify({ version: care.version, ...health, warnings, changes }, null, 2));
    else {
      console.log(`Recess ${care.version}`);
      for (const { title, value, detail, isWell } of facts)
        console.log(`${title.padEnd(9)} ${value} (${detail})${isWell ? "" : "  <- look at this"}`);
      console.log(all.length === 0 ? "No warnings." : `Warnings, ${warnings.length} of ${all.length}:`);
      for (const warning of warnings) console.log(textWarning(warning));
      for (const { title, changes: lines } of changes)
        console.log([`${title}:`, ...lines.map((line) => `  ${line}`)].join("\n"));
    }
    return facts.every(({ isWell }) => isWell) ? 0 : 1;
  } finally {
    await database.close();
  }
}

function textWarning({ at, level, text, reason }: Warning): string {
  return `  ${at.toISOString().slice(0, 16).replace("T", " ")} ${level} ${text}${reason ? ` (${reason})` : ""}`;
}
