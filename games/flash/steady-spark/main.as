// Carry the spark from pad to pad. The copper is a line with a width: a place is safe while it is near enough to it.

filledBox(world, -20, -20, 680, 400, 0x0f2f2a, 100);
drawBoardTexture(clip(world));
var copper = clip(world);
var hazards = clip(world);
var padStart = drawPad(world, 0x7be0b0);
var padEnd = drawPad(world, 0xff9d5c);
var spark = drawSpark(world);
prepareSparks(world, 60);
var caption = label(hud, 170, 8, 300, 18, 0xf3d9b1, "center");
var fuses = [];
for (var f = 0; f < 5; f++) fuses.push(drawFuse(hud, 500 + f * 15, 46));

var level = 0;
var lives = 5;
var carrying = "none";
var sparkX = 0;
var sparkY = 0;
var clock = 0;
var boardClock = 0;
var current = boards[0];
var sweeperClips = [];
var gateClips = [];

Mouse.addListener({
  onMouseMove: function () {
    if (state === "play") follow(_root._xmouse, _root._ymouse);
  }
});

function drawBoardTexture(target) {
  target.lineStyle(2, 0x164039, 100);
  for (var i = 0; i < 26; i++) {
    var x = (i * 97) % 640;
    var y = 40 + ((i * 61) % 300);
    target.moveTo(x, y);
    target.lineTo(x + 24, y);
    target.lineTo(x + 40, y + 16);
  }
  target.lineStyle();
  for (var n = 0; n < 40; n++) {
    target.beginFill(0x1c4d44, 100);
    circle(target, (n * 83 + 11) % 640, 44 + ((n * 47) % 310), 3);
    target.endFill();
  }
}

function drawPad(parent, color) {
  var pad = clip(parent);
  pad.beginFill(color, 30);
  circle(pad, 0, 0, 19);
  pad.endFill();
  pad.lineStyle(3, color, 100);
  circle(pad, 0, 0, 14);
  return pad;
}

function drawSpark(parent) {
  var made = clip(parent);
  made.beginFill(0xfff6c9, 35);
  circle(made, 0, 0, 11);
  made.endFill();
  made.beginFill(0xffe066, 100);
  polygon(made, [0, -9, 2.4, -2.4, 9, 0, 2.4, 2.4, 0, 9, -2.4, 2.4, -9, 0, -2.4, -2.4]);
  made.endFill();
  made.beginFill(0xffffff, 100);
  circle(made, 0, 0, 2.6);
  made.endFill();
  return made;
}

function drawFuse(parent, x, y) {
  var fuse = clip(parent);
  fuse.beginFill(0xf3d9b1, 100);
  roundBox(fuse, -4, -9, 8, 18, 3);
  fuse.endFill();
  fuse.beginFill(0xc8743a, 100);
  box(fuse, -4, -9, 8, 4);
  fuse.endFill();
  fuse.beginFill(0xc8743a, 100);
  box(fuse, -4, 5, 8, 4);
  fuse.endFill();
  fuse._x = x;
  fuse._y = y;
  return fuse;
}

function begin() {
  level = 0;
  lives = 5;
  clock = 0;
  openBoard();
}

/** After the last board they come again, each time a little narrower and faster. */
function lap() {
  return Math.floor(level / boards.length);
}

function widthNow() {
  return Math.max(16, current.width * Math.pow(0.86, lap()));
}

function openBoard() {
  current = boards[level % boards.length];
  boardClock = 0;
  var points = current.points;
  copper.clear();
  wire(copper, points, widthNow() + 8, 0x7a4a24, 100);
  wire(copper, points, widthNow(), 0xc8743a, 100);
  wire(copper, points, Math.max(2, widthNow() * 0.12), 0xf0b27a, 55);
  setAt(padStart, points[0], points[1]);
  setAt(padEnd, points[points.length - 2], points[points.length - 1]);
  removeAll(sweeperClips);
  removeAll(gateClips);
  for (var s = 0; s < current.sweepers.length; s++) sweeperClips.push(drawSweeper(current.sweepers[s].radius));
  for (var g = 0; g < current.gates.length; g++) gateClips.push(drawGate(current.gates[g]));
  write(caption, "Board " + (level + 1) + ": " + current.name);
  putBack();
}

function wire(target, points, width, color, alpha) {
  target.lineStyle(width, color, alpha);
  target.moveTo(points[0], points[1]);
  for (var i = 2; i < points.length; i += 2) target.lineTo(points[i], points[i + 1]);
  target.lineStyle();
  // Round corners by hand: the second player leaves the joints of thick lines open.
  for (var n = 0; n < points.length && alpha === 100; n += 2) {
    target.beginFill(color, 100);
    circle(target, points[n], points[n + 1], width / 2);
    target.endFill();
  }
}

function setAt(thing, x, y) {
  thing._x = x;
  thing._y = y;
}

function removeAll(clips) {
  while (clips.length > 0) clips.pop().removeMovieClip();
}

function drawSweeper(radius) {
  var made = clip(hazards);
  made.beginFill(0xff5d6c, 30);
  circle(made, 0, 0, radius + 4);
  made.endFill();
  made.beginFill(0xff5d6c, 100);
  circle(made, 0, 0, radius);
  made.endFill();
  made.beginFill(0xffd5d9, 100);
  circle(made, -radius * 0.3, -radius * 0.3, radius * 0.3);
  made.endFill();
  return made;
}

function drawGate(gate) {
  var made = clip(hazards);
  made.beginFill(0x7fd4ff, 100);
  roundBox(made, gate.x, gate.y, gate.width, gate.height, 4);
  made.endFill();
  return made;
}

function putBack() {
  carrying = "none";
  sparkX = current.points[0];
  sparkY = current.points[1];
  for (var i = 0; i < fuses.length; i++) fuses[i]._visible = i < lives;
}

function step() {
  clock += 1;
  boardClock += 1;
  moveHazards();
  var kx = heldX();
  var ky = heldY();
  if (kx !== 0 || ky !== 0) {
    if (carrying === "none") pickUp("keys");
    if (carrying === "keys") advance(sparkX + kx * 2.2, sparkY + ky * 2.2);
  }
  if (carrying !== "none") {
    if (isBurnt(sparkX, sparkY)) burn();
    if (clock % 4 === 0) burst(sparkX, sparkY, 0xffe066, 1, 1, 0.02);
  }
  showSpark();
}

function idle() {
  clock += 1;
  boardClock += 1;
  moveHazards();
  showSpark();
}

function showSpark() {
  setAt(spark, sparkX, sparkY);
  spark._rotation = clock * 5;
  spark._xscale = spark._yscale = 100 + 14 * Math.sin(clock * 0.3);
  padStart._xscale = padStart._yscale = carrying === "none" ? 100 + 12 * Math.sin(clock * 0.12) : 90;
  padEnd._xscale = padEnd._yscale = carrying === "none" ? 90 : 100 + 12 * Math.sin(clock * 0.12);
}

function pace() {
  return 1 + lap() * 0.25;
}

function moveHazards() {
  for (var s = 0; s < sweeperClips.length; s++) {
    var way = current.sweepers[s];
    var along = 0.5 - 0.5 * Math.cos((boardClock * pace() * Math.PI * 2) / way.period);
    setAt(sweeperClips[s], way.x1 + (way.x2 - way.x1) * along, way.y1 + (way.y2 - way.y1) * along);
  }
  for (var g = 0; g < gateClips.length; g++) {
    var turn = gateTurn(current.gates[g]);
    // It flickers before it shuts.
    gateClips[g]._alpha = turn < 0.5 ? 100 : turn > 0.85 && clock % 8 < 4 ? 45 : 12;
  }
}

/** 0 to 1 within the gate's period; shut in the first half. */
function gateTurn(gate) {
  return ((boardClock * pace() + gate.phase) % gate.period) / gate.period;
}

/** Every place that the pointer reports counts, not only those at the end of a frame: nobody burns by cutting a corner. */
function follow(x, y) {
  if (carrying === "none" && away(x, y, sparkX, sparkY) < 15) pickUp("mouse");
  if (carrying === "mouse") advance(x, y);
}

function pickUp(by) {
  carrying = by;
  boardClock = 0;
  playSound("pick", 70);
}

function advance(x, y) {
  var fromX = sparkX;
  var fromY = sparkY;
  var distance = away(x, y, fromX, fromY);
  var steps = Math.max(1, Math.ceil(distance / 5));
  for (var i = 1; i <= steps; i++) {
    sparkX = fromX + ((x - fromX) * i) / steps;
    sparkY = fromY + ((y - fromY) * i) / steps;
    if (isBurnt(sparkX, sparkY)) {
      burn();
      return;
    }
    if (away(sparkX, sparkY, padEnd._x, padEnd._y) < 14) {
      arrive();
      return;
    }
  }
}

function away(x1, y1, x2, y2) {
  var dx = x2 - x1;
  var dy = y2 - y1;
  return Math.sqrt(dx * dx + dy * dy);
}

function isBurnt(x, y) {
  if (!isOnCopper(x, y)) return true;
  for (var s = 0; s < sweeperClips.length; s++) {
    if (away(x, y, sweeperClips[s]._x, sweeperClips[s]._y) < current.sweepers[s].radius + 4) return true;
  }
  for (var g = 0; g < current.gates.length; g++) {
    var gate = current.gates[g];
    if (gateTurn(gate) >= 0.5) continue;
    if (x > gate.x - 3 && x < gate.x + gate.width + 3 && y > gate.y && y < gate.y + gate.height) return true;
  }
  return false;
}

function isOnCopper(x, y) {
  var points = current.points;
  var reach = widthNow() / 2;
  for (var i = 0; i + 3 < points.length; i += 2) {
    var dx = points[i + 2] - points[i];
    var dy = points[i + 3] - points[i + 1];
    var along = ((x - points[i]) * dx + (y - points[i + 1]) * dy) / (dx * dx + dy * dy);
    along = Math.min(1, Math.max(0, along));
    if (away(x, y, points[i] + dx * along, points[i + 1] + dy * along) < reach) return true;
  }
  return false;
}

function burn() {
  lives -= 1;
  playSound("zap", 90);
  shake(12);
  burst(sparkX, sparkY, 0xffe066, 22, 4.5, 0.05);
  putBack();
  if (lives > 0) return;
  playSound("over", 90);
  endGame();
}

function arrive() {
  var seconds = boardClock / 60;
  var par = 6 + current.points.length;
  addScore(100 + Math.max(0, Math.floor((par - seconds) * 10)) + lap() * 50);
  playSound("home", 80);
  burst(padEnd._x, padEnd._y, 0xff9d5c, 20, 4, 0.04);
  level += 1;
  if (level % 5 === 0) lives = Math.min(5, lives + 1);
  openBoard();
}

runGame({
  controls: "Touch the green pad with the mouse and carry the spark, or use arrows.",
  begin: begin,
  step: step,
  idle: idle,
  overTitle: "Blown fuses"
});
