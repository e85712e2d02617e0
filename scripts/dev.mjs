// npm run dev: installs and builds the games once, then serves pages from their sources.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { stamp } from "./built.mjs";
import { ensureInstalled, findNode, handOver, root, run } from "./install.mjs";

ensureInstalled();
const node = findNode();
if (!existsSync(stamp)) run(node, [join(root, "scripts", "build.ts")]);
handOver(node, [join(root, "scripts", "dev.ts")]);
