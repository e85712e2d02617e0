import "package/example/game-samegame/app.js";
