/** Worker that emulates the NES. Each engine has a worker of its own, so that a page loads the one that it needs. */
import { openNes } from "./nes.ts";
import { serveCore } from "./serve-core.ts";
import { workerPort } from "./worker-port.ts";

serveCore(openNes, workerPort());
