import "package/examples/breakout/breakout.js";
