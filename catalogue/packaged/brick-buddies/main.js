import "package/examples/breakout/breakout.js";

// The engine hears keys on its canvas only, and nobody should have to click there first.
const listen = () => document.querySelector("canvas")?.focus();
addEventListener("load", listen);
addEventListener("focus", listen);
