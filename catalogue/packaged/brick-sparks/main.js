import "package/examples/breakout/game.js";
