// Bottles with words drift towards the castle. The first letter typed takes hold of the nearest bottle that begins
// with it; the rest of the word sends it back out to sea.

var shoreX = 118;
var bottles = [];
var spare = 9;

drawSea(clip(world));
var foam = drawFoam(world);
var beam = drawBeam(world);
var castle = drawCastle(world);
var bottleLayer = clip(world);
for (var b = 0; b < spare; b++) bottles.push(makeBottle());
prepareSparks(world, 60);
var info = label(hud, 160, 8, 320, 18, 0xffffff, "center");
var beamText = label(hud, 160, 334, 320, 15, 0xffe9a8, "center");

var towers = 4;
var target = null;
var typed = 0;
var streak = 0;
var wordsDone = 0;
var keysRight = 0;
var keysWrong = 0;
var clock = 0;
var nextIn = 0;
var served = 0;
var beamReady = false;
var beamLeft = 0;

function drawSea(target) {
  var bands = [0x5fa8d3, 0x4a93c4, 0x3a7fb2, 0x2c6a9c, 0x205687, 0x184770];
  target.beginFill(0x8fd0e8, 100);
  box(target, -20, -20, 680, 70);
  target.endFill();
  for (var i = 0; i < bands.length; i++) {
    target.beginFill(bands[i], 100);
    box(target, -20, 44 + i * 54, 680, 60);
    target.endFill();
  }
  target.beginFill(0xf2d59b, 100);
  target.moveTo(-20, 400);
  target.lineTo(-20, 120);
  target.curveTo(60, 130, 84, 210);
  target.curveTo(110, 300, 130, 400);
  target.endFill();
  target.beginFill(0xe0bb77, 100);
  for (var n = 0; n < 18; n++) circle(target, (n * 23) % 70, 190 + ((n * 37) % 160), 1.6);
  target.endFill();
}

function drawFoam(parent) {
  var made = clip(parent);
  made.lineStyle(6, 0xffffff, 70);
  made.moveTo(-10, 118);
  made.curveTo(70, 130, 94, 210);
  made.curveTo(118, 300, 138, 400);
  return made;
}

function drawBeam(parent) {
  var made = clip(parent);
  made.beginFill(0xfff3b0, 45);
  polygon(made, [50, 100, 660, 20, 660, 360, 50, 112]);
  made.endFill();
  made._visible = false;
  return made;
}

/** Four towers; each wave that comes through takes one. */
function drawCastle(parent) {
  var made = clip(parent);
  var lamp = clip(made);
  lamp.beginFill(0xe8505b, 100);
  polygon(lamp, [36, 170, 40, 112, 60, 112, 64, 170]);
  lamp.endFill();
  lamp.beginFill(0xffffff, 100);
  polygon(lamp, [38, 150, 39, 134, 61, 134, 62, 150]);
  lamp.endFill();
  lamp.beginFill(0xffe9a8, 100);
  roundBox(lamp, 41, 96, 18, 16, 3);
  lamp.endFill();
  lamp.beginFill(0x7a2e3a, 100);
  polygon(lamp, [38, 98, 50, 84, 62, 98]);
  lamp.endFill();
  made.towers = [];
  for (var i = 0; i < 4; i++) {
    var tower = clip(made);
    tower.beginFill(0xd9a95b, 100);
    box(tower, -13, -46, 26, 46);
    tower.endFill();
    for (var n = 0; n < 3; n++) {
      tower.beginFill(0xd9a95b, 100);
      box(tower, -13 + n * 10, -54, 6, 9);
      tower.endFill();
    }
    tower.beginFill(0x8a6530, 100);
    roundBox(tower, -4, -18, 8, 18, 3);
    tower.endFill();
    tower.beginFill(0xff7a59, 100);
    polygon(tower, [0, -68, 14, -62, 0, -56]);
    tower.endFill();
    tower.beginFill(0x8a6530, 100);
    box(tower, -1, -68, 2, 16);
    tower.endFill();
    tower._x = 22 + (i % 2) * 32;
    tower._y = 250 + Math.floor(i / 2) * 78;
    made.towers.push(tower);
  }
  return made;
}

function makeBottle() {
  var made = clip(bottleLayer);
  made.glass = clip(made);
  made.glass.beginFill(0xbfe8d4, 85);
  roundBox(made.glass, -22, -9, 36, 18, 8);
  made.glass.endFill();
  made.glass.beginFill(0xbfe8d4, 85);
  box(made.glass, 12, -4, 12, 8);
  made.glass.endFill();
  made.glass.beginFill(0xb07a45, 100);
  box(made.glass, 23, -5, 6, 10);
  made.glass.endFill();
  made.glass.beginFill(0xfff6dd, 100);
  box(made.glass, -13, -5, 18, 10);
  made.glass.endFill();
  made.plate = clip(made);
  made.done = label(made, -90, -40, 180, 19, 0xffb347, "left");
  made.rest = label(made, -90, -40, 180, 19, 0xffffff, "left");
  made._visible = false;
  return { clip: made, live: false, word: "", x: 0, y: 0, pace: 0, push: 0 };
}

function begin() {
  towers = 4;
  typed = streak = wordsDone = keysRight = keysWrong = clock = served = beamLeft = 0;
  target = null;
  beamReady = false;
  nextIn = 30;
  for (var i = 0; i < bottles.length; i++) sink(bottles[i]);
  showCastle();
}

function sink(bottle) {
  bottle.live = false;
  bottle.clip._visible = false;
  if (target === bottle) target = null;
}

function level() {
  return 1 + Math.floor(wordsDone / 12);
}

function step() {
  clock += 1;
  nextIn -= 1;
  if (nextIn <= 0) launch();
  for (var i = 0; i < bottles.length; i++) if (bottles[i].live) drift(bottles[i]);
  foam._x = Math.sin(clock * 0.03) * 5;
  if (beamLeft > 0) {
    beamLeft -= 1;
    beam._alpha = beamLeft * 2;
    beam._visible = beamLeft > 0;
  }
  write(info, "Tide " + level() + (streak > 4 ? "   streak " + streak : ""));
  write(beamText, beamReady ? "Lighthouse is lit: press space" : "");
}

function idle() {
  clock += 1;
  foam._x = Math.sin(clock * 0.03) * 5;
}

function launch() {
  nextIn = Math.max(46, 150 - level() * 9);
  var bottle = null;
  for (var i = 0; i < bottles.length; i++) if (!bottles[i].live) bottle = bottles[i];
  if (!bottle) return;
  bottle.live = true;
  bottle.word = nextWord();
  bottle.x = 680;
  bottle.y = freeLane();
  bottle.pace = 0.55 + level() * 0.055 + Math.random() * 0.2;
  // Long words get more time.
  bottle.pace *= Math.max(0.55, 1.25 - bottle.word.length * 0.07);
  bottle.push = 0;
  bottle.clip._visible = true;
  bottle.clip.glass._rotation = -14;
  served += 1;
  showWord(bottle);
}

function freeLane() {
  var lane = 0;
  for (var tries = 0; tries < 8; tries++) {
    lane = 92 + Math.floor(Math.random() * 6) * 42;
    var isFree = true;
    for (var i = 0; i < bottles.length; i++) {
      if (bottles[i].live && bottles[i].x > 470 && Math.abs(bottles[i].y - lane) < 30) isFree = false;
    }
    if (isFree) return lane;
  }
  return lane;
}

/** Two bottles on the water never begin with the same letter, as far as the sea is wide enough. */
function nextWord() {
  if (served < firstWords.length) return firstWords[served];
  var least = Math.min(6, 3 + Math.floor(level() / 4));
  var words = wordsOfLength(least, Math.min(12, 4 + Math.floor(level() * 0.8)));
  var word = "";
  for (var tries = 0; tries < 20; tries++) {
    word = words[Math.floor(Math.random() * words.length)];
    if (!isTaken(word.charAt(0))) return word;
  }
  return word;
}

function isTaken(letter) {
  for (var i = 0; i < bottles.length; i++) {
    if (bottles[i].live && bottles[i].word.charAt(0) === letter) return true;
  }
  return false;
}

function drift(bottle) {
  bottle.push *= 0.95;
  bottle.x += bottle.push - bottle.pace;
  bottle.clip._x = bottle.x;
  bottle.clip._y = bottle.y + Math.sin(clock * 0.05 + bottle.y) * 4;
  bottle.clip.glass._rotation = -14 + Math.sin(clock * 0.04 + bottle.y) * 8;
  if (bottle.x < shoreX) washAway(bottle);
}

function washAway(bottle) {
  burst(bottle.x - 20, bottle.y, 0xffffff, 16, 4, 0.08);
  sink(bottle);
  typed = target ? typed : 0;
  towers -= 1;
  streak = 0;
  shake(12);
  playSound("wave", 90);
  showCastle();
  if (towers > 0) return;
  playSound("over", 90);
  var accuracy = keysRight + keysWrong > 0 ? Math.round((keysRight * 100) / (keysRight + keysWrong)) : 0;
  var minutes = Math.max(0.1, clock / 3600);
  part.overTitle = Math.round(keysRight / 5 / minutes) + " words a minute, " + accuracy + "%";
  endGame();
}

function showCastle() {
  for (var i = 0; i < 4; i++) castle.towers[i]._visible = i < towers;
}

function showWord(bottle) {
  var isTarget = bottle === target;
  var done = isTarget ? typed : 0;
  write(bottle.clip.done, bottle.word.substr(0, done));
  write(bottle.clip.rest, bottle.word.substr(done));
  var doneWidth = done > 0 ? bottle.clip.done.textWidth : 0;
  var width = doneWidth + bottle.clip.rest.textWidth;
  bottle.clip.done._x = -width / 2 - 2;
  bottle.clip.rest._x = -width / 2 - 2 + doneWidth;
  bottle.clip.plate.clear();
  bottle.clip.plate.beginFill(0x0b1a2a, isTarget ? 85 : 55);
  roundBox(bottle.clip.plate, -width / 2 - 9, -39, width + 18, 27, 8);
  bottle.clip.plate.endFill();
}

function press(code) {
  if (code === 32) {
    if (beamReady) shine();
  } else if (code === 8 || code === 27) {
    letGo();
  } else if (code >= 65 && code <= 90) {
    letter(String.fromCharCode(code + 32));
  }
}

function letGo() {
  var old = target;
  target = null;
  typed = 0;
  if (old) showWord(old);
}

function letter(key) {
  if (!target) aim(key);
  if (target && target.word.charAt(typed) === key) {
    typed += 1;
    keysRight += 1;
    playSound("key", 60);
    showWord(target);
    if (typed === target.word.length) finish();
  } else {
    keysWrong += 1;
    streak = 0;
    playSound("wrong", 50);
  }
}

function aim(key) {
  var nearest = 9999;
  for (var i = 0; i < bottles.length; i++) {
    var bottle = bottles[i];
    if (!bottle.live || bottle.word.charAt(0) !== key || bottle.x > 650 || bottle.x >= nearest) continue;
    nearest = bottle.x;
    target = bottle;
    typed = 0;
  }
}

function click() {
  for (var i = 0; i < bottles.length; i++) {
    var bottle = bottles[i];
    if (!bottle.live || Math.abs(bottle.x - _root._xmouse) > 60 || Math.abs(bottle.y - 12 - _root._ymouse) > 30) continue;
    letGo();
    target = bottle;
    showWord(bottle);
    return;
  }
}

function finish() {
  var bottle = target;
  streak += 1;
  wordsDone += 1;
  var bonus = 1 + Math.min(4, Math.floor(streak / 5));
  addScore(bottle.word.length * 10 * bonus);
  burst(bottle.x, bottle.y, 0xffe9a8, 16, 4, 0.06);
  playSound("word", 80);
  target = null;
  typed = 0;
  sink(bottle);
  if (wordsDone % 15 === 0 && !beamReady) {
    beamReady = true;
    playSound("ready", 80);
  }
  if (wordsDone % 36 === 0 && towers < 4) {
    towers += 1;
    showCastle();
  }
  // An empty sea is a dull sea.
  nextIn = Math.min(nextIn, 40);
}

/** The lighthouse pushes everything afloat back out. */
function shine() {
  beamReady = false;
  beamLeft = 50;
  shake(6);
  playSound("beam", 90);
  for (var i = 0; i < bottles.length; i++) bottles[i].push = 13;
}

var part = {
  controls: "Type each word before its bottle lands. Space lights the lighthouse.",
  typing: true,
  overTitle: "",
  begin: begin,
  step: step,
  idle: idle,
  press: press,
  click: click
};
runGame(part);
