import "package/example/game-orbit/app.js";
