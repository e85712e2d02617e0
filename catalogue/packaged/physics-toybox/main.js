import "package/examples/box2d/game.js";
