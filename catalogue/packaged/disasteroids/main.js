import "package/examples/disasteroids/disasteroids.js";
