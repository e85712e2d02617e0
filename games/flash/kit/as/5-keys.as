// Arrows and WASD are one and the same to a game.

var keyNames = {
  left: [37, 65],
  up: [38, 87],
  right: [39, 68],
  down: [40, 83],
  go: [32, 13]
};

function isHeld(name) {
  var codes = keyNames[name];
  return Key.isDown(codes[0]) || Key.isDown(codes[1]);
}

/** -1, 0 or 1 along each axis. */
function heldX() {
  return (isHeld("right") ? 1 : 0) - (isHeld("left") ? 1 : 0);
}

function heldY() {
  return (isHeld("down") ? 1 : 0) - (isHeld("up") ? 1 : 0);
}
