import "package/examples/platformer/game.js";
