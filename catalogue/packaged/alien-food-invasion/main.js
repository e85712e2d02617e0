import { startPlaying } from "package/src/index.js";

startPlaying();
