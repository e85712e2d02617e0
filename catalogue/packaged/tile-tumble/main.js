import "package/examples/puzzle/game.js";
