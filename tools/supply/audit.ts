import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { z } from "zod";

export type AuditVerdict =
  | { readonly kind: "audited"; readonly mistakes: readonly string[]; readonly warnings: readonly string[] }
  /** Some registries and mirrors have no advisories to give. */
  | { readonly kind: "not audited"; readonly reason: string };

const report = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      name: z.string(),
      severity: z.string(),
      nodes: z.array(z.string()).default([]),
      via: z
        .array(z.union([z.string(), z.object({ title: z.string(), url: z.string().optional() })]))
        .default([]),
    }),
  ),
});

const severeLevels = ["high", "critical"];

/** Runs `npm audit` on the lock file. A high or critical advisory of a shipped package is a mistake, any other a warning. */
export async function audit(
  root: string,
  isShipped: (path: string) => boolean,
  registry?: string,
): Promise<AuditVerdict> {
  const args = ["audit", "--json", "--package-lock-only", "--fetch-retries=0", "--fetch-timeout=30000"];
  if (registry) args.push(`--registry=${registry}`);
  const child = spawn("npm", args, {
    cwd: root,
    stdio: ["ignore", "pipe", "ignore"],
    // npm is a script there.
    shell: process.platform === "win32",
  });
  const output = await Promise.race([
    text(child.stdout),
    new Promise<never>((_, reject) => child.once("error", reject)),
  ]);
  return verdictOf(output, isShipped);
}

/** Mistakes and warnings in the JSON report of `npm audit`. */
export function verdictOf(output: string, isShipped: (path: string) => boolean): AuditVerdict {
  const json = parseJson(output);
  const audited = report.safeParse(json);
  if (!audited.success)
    return { kind: "not audited", reason: reasonIn(json) ?? "npm audit output nothing that we can read" };
  const mistakes: string[] = [];
  const warnings: string[] = [];
  for (const { name, severity, nodes, via } of Object.values(audited.data.vulnerabilities)) {
    const titles = via.map((cause) =>
      typeof cause === "string" ? `through ${cause}` : `${cause.title} ${cause.url ?? ""}`.trim(),
    );
    const line = `${name}: ${severity}: ${titles.join("; ")}`;
    (severeLevels.includes(severity) && nodes.some(isShipped) ? mistakes : warnings).push(line);
  }
  return { kind: "audited", mistakes, warnings };
}

function parseJson(output: string): unknown {
  try {
    return JSON.parse(output);
  } catch {
    return undefined;
  }
}

function reasonIn(json: unknown): string | undefined {
  const { data } = z.object({ message: z.string() }).safeParse(json);
  return data?.message.slice(0, 200);
}
