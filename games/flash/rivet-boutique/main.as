// Robots come in with wishes and leave with a new look. The look on the stand is kept between visits.

var shiftSeconds = 75;
var look = readLook();
var wishes = [];
var timeLeft = 0;
var served = 0;
var row = 0;
var isFree = false;
var clock = 0;
var mood = 0;
var leaving = 0;

drawShop(clip(world));
var robot = clip(world);
robot._x = 258;
robot._y = 218;
var layers = { legs: clip(robot), armRight: clip(robot), armLeft: clip(robot), body: clip(robot), head: clip(robot), eyes: clip(robot), hat: clip(robot) };
layers.armLeft._xscale = -100;
prepareSparks(world, 60);
var bubble = clip(hud);
var wishText = label(hud, 20, 92, 136, 15, 0x2c3440, "left");
wishText._height = 190;
var status = label(hud, 170, 8, 230, 18, 0x6b3f1d, "center");
var verdict = label(hud, 130, 40, 256, 24, 0x2f7d5b, "center");
var shelf = clip(hud);
var rowTexts = [];
for (var r = 0; r < rows.length; r++) {
  rowTexts.push(label(shelf, 436, 48 + r * 36, 170, 16, 0x2c3440, "center"));
}
var bellText = label(shelf, 420, 314, 200, 20, 0xffffff, "center");
write(bellText, "Done");
hudScore.textColor = hudBest.textColor = 0x6b3f1d;
drawBubble();
drawShelf();

function drawShop(t) {
  filled(t, 0xffe5c4, function () { box(t, -20, -20, 680, 400); });
  for (var i = 0; i < 12; i++) {
    t.beginFill(i % 2 === 0 ? 0xffdcb0 : 0xffe5c4, 100);
    box(t, -20 + i * 58, -20, 58, 300);
    t.endFill();
  }
  filled(t, 0xb9794a, function () { box(t, -20, 300, 680, 80); });
  filled(t, 0xa66a3f, function () { box(t, -20, 300, 680, 6); });
  filled(t, 0xffffff, function () { ellipse(t, 258, 322, 96, 14); });
  filled(t, 0xf3c9d2, function () { ellipse(t, 258, 320, 84, 10); });
  // Bunting.
  for (var n = 0; n < 9; n++) {
    t.beginFill(paints[n % 6], 100);
    polygon(t, [170 + n * 21, 36 + Math.abs(n - 4) * -2 + 8, 186 + n * 21, 36 + Math.abs(n - 4) * -2 + 8, 178 + n * 21, 54]);
    t.endFill();
  }
}

function drawBubble() {
  bubble.beginFill(0xffffff, 92);
  roundBox(bubble, 10, 46, 156, 240, 14);
  bubble.endFill();
  bubble.beginFill(0xffffff, 92);
  polygon(bubble, [166, 120, 190, 130, 166, 142]);
  bubble.endFill();
  var head = label(bubble, 20, 56, 136, 18, 0xd1495b, "left");
  write(head, "I would like");
}

function drawShelf() {
  shelf.clear();
  for (var i = 0; i < rows.length; i++) {
    var y = 44 + i * 36;
    shelf.beginFill(i === row ? 0xffffff : 0xfff3e2, 100);
    roundBox(shelf, 408, y, 224, 31, 9);
    shelf.endFill();
    shelf.beginFill(i === row ? 0xe8505b : 0xc9a27c, 100);
    polygon(shelf, [430, y + 7, 416, y + 15.5, 430, y + 24]);
    shelf.endFill();
    shelf.beginFill(i === row ? 0xe8505b : 0xc9a27c, 100);
    polygon(shelf, [610, y + 7, 624, y + 15.5, 610, y + 24]);
    shelf.endFill();
    write(rowTexts[i], rows[i].name + ": " + rows[i].choices[look[i]].name);
  }
  shelf.beginFill(0xe8505b, 100);
  roundBox(shelf, 440, 308, 160, 38, 12);
  shelf.endFill();
}

function readLook() {
  var kept = savedOr("look", "4,3,0,0,0,0,1").split(",");
  var parts = [];
  for (var i = 0; i < rows.length; i++) parts.push(Number(kept[i]) % 6 || 0);
  return parts;
}

function drawRobot() {
  var color = paints[look[0]];
  var shade = shades[look[0]];
  for (var name in layers) layers[name].clear();
  drawHat[look[1]](layers.hat);
  drawHead[look[2]](layers.head, color);
  drawEyes[look[3]](layers.eyes);
  drawBody[look[4]](layers.body, color, shade);
  drawArm[look[5]](layers.armRight, color);
  drawArm[look[5]](layers.armLeft, color);
  drawLegs[look[6]](layers.legs, color, shade);
}

function begin() {
  timeLeft = shiftSeconds * 60;
  served = 0;
  row = 0;
  isFree = false;
  leaving = 0;
  write(verdict, "");
  look = readLook();
  welcome();
}

/** A new robot: a random look, and wishes of which at least one is not met yet. */
function welcome() {
  if (served > 0) for (var i = 0; i < rows.length; i++) look[i] = Math.floor(Math.random() * 6);
  var count = Math.min(5, 2 + Math.floor((served + 1) / 3));
  wishes = [];
  var free = [0, 1, 2, 3, 4, 5, 6];
  while (wishes.length < count) {
    var category = free.splice(Math.floor(Math.random() * free.length), 1)[0];
    var wanted = (look[category] + 1 + Math.floor(Math.random() * 5)) % 6;
    // Now and then a robot likes what it already has.
    if (wishes.length > 0 && Math.random() < 0.2) wanted = look[category];
    wishes.push({ category: category, wanted: wanted, isRiddle: Math.random() < (served - 2) * 0.12 });
  }
  showWishes();
  drawRobot();
  drawShelf();
}

function showWishes() {
  var lines = [];
  for (var i = 0; i < wishes.length; i++) {
    var wanted = rows[wishes[i].category].choices[wishes[i].wanted];
    lines.push(wishes[i].isRiddle ? wanted.riddle : wanted.plain);
  }
  write(wishText, isFree ? "whatever you like! Press F to open the shop again." : lines.join(",\n"));
}

function step() {
  clock += 1;
  if (leaving > 0) stepLeaving();
  else if (!isFree) tickClock();
  robot._y = 218 + Math.sin(clock * 0.06) * 3 - mood * Math.abs(Math.sin(clock * 0.3)) * 12;
  if (mood > 0) mood = Math.max(0, mood - 0.02);
  layers.armRight._rotation = Math.sin(clock * 0.06) * 4;
  layers.armLeft._rotation = -Math.sin(clock * 0.06) * 4;
  write(status, isFree ? "Free dressing" : Math.ceil(timeLeft / 60) + " s   robots " + served);
}

function tickClock() {
  timeLeft -= 1;
  if (timeLeft < 600 && timeLeft % 60 === 0) playSound("tick", 60);
  if (timeLeft > 0) return;
  playSound("over", 90);
  endGame();
}

function idle() {
  clock += 1;
  robot._y = 218 + Math.sin(clock * 0.06) * 3;
}

function stepLeaving() {
  leaving -= 1;
  robot._x = leaving > 25 ? 258 : leaving > 12 ? 258 + (25 - leaving) * 34 : 258 - leaving * 34;
  if (leaving === 12) welcome();
  if (leaving === 0) {
    robot._x = 258;
    write(verdict, "");
  }
}

function change(index, by) {
  if (leaving > 0) return;
  row = index;
  look[index] = (look[index] + by + 6) % 6;
  playSound("change", 60);
  if (isFree || served === 0) save("look", look.join(","));
  drawRobot();
  drawShelf();
}

function done() {
  if (leaving > 0) return;
  if (isFree) {
    playSound("bell", 80);
    burst(258, 180, paints[look[0]], 24, 5, 0.06);
    mood = 1;
    return;
  }
  var met = 0;
  for (var i = 0; i < wishes.length; i++) if (look[wishes[i].category] === wishes[i].wanted) met += 1;
  var isPerfect = met === wishes.length;
  addScore(isPerfect ? met * 100 : met * 25);
  served += 1;
  if (isPerfect) {
    timeLeft = Math.min(99 * 60, timeLeft + (3 + wishes.length) * 60);
    mood = 1;
    burst(258, 180, 0xf6c945, 26, 5, 0.06);
  }
  playSound(isPerfect ? "happy" : "meh", 85);
  write(verdict, isPerfect ? "Just as I wished!" : met + " of " + wishes.length + " wishes");
  leaving = 60;
}

function press(code) {
  if (code === 38 || code === 87) choose((row + 6) % 7);
  else if (code === 40 || code === 83) choose((row + 1) % 7);
  else if (code === 37 || code === 65) change(row, -1);
  else if (code === 39 || code === 68) change(row, 1);
  else if (code === 32 || code === 13) done();
  else if (code === 70) toggleFree();
}

function choose(index) {
  row = index;
  playSound("row", 50);
  drawShelf();
}

function toggleFree() {
  isFree = !isFree;
  showWishes();
}

function click() {
  var x = _root._xmouse;
  var y = _root._ymouse;
  if (x > 440 && x < 600 && y > 308 && y < 346) done();
  var index = Math.floor((y - 44) / 36);
  if (x > 408 && x < 632 && index >= 0 && index < 7) change(index, x < 520 ? -1 : 1);
  // The robot itself can be pressed, too: whatever is under the pointer changes.
  if (Math.abs(x - 258) < 90 && y > 60 && y < 325) change(partUnder(x - 258, y - 218), 1);
}

function partUnder(x, y) {
  if (y < -106) return 1;
  if (y < -68) return 3;
  if (y < -40) return 2;
  if (y > 46) return 6;
  return Math.abs(x) > 40 ? 5 : 4;
}

runGame({
  controls: "Change parts with the arrows or the mouse. Space when done. F just to play.",
  overTitle: "Closing time",
  begin: begin,
  step: step,
  idle: idle,
  press: press,
  click: click
});
