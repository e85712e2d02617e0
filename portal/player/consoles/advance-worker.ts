/** Worker that emulates the Game Boy Advance. */
import { bytesOf } from "#player/protocol/base64.ts";
import { advanceOpener } from "./advance.ts";
import { serveCore } from "./serve-core.ts";
import { workerPort } from "./worker-port.ts";

serveCore(advanceOpener(bytesOf(ADVANCE_WASM)), workerPort());
