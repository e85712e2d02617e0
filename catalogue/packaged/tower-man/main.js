import "package/examples/tower_man/tower_man.js";
