/** Worker that emulates the Game Boy and the Game Boy Color. */
import { bytesOf } from "#player/protocol/base64.ts";
import { gameBoyOpener } from "./game-boy.ts";
import { serveCore } from "./serve-core.ts";
import { workerPort } from "./worker-port.ts";

serveCore(gameBoyOpener(bytesOf(GAME_BOY_WASM)), workerPort());
