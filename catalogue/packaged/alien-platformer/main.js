import "package/examples/platformer_full/platformer.js";
