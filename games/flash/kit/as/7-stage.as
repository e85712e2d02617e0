// The course of every game: title, play, pause, over. A game hands `runGame` its own part of it:
//   controls   one line for the title screen
//   begin()    a new game;  step()  a sixtieth of a second;  endGame() when it is lost;
//   press(code), click()  optional: a key or the mouse went down during play;
//   idle()     optional: a frame behind the title or the result;
//   typing     true where letters belong to the game, so that Enter pauses instead of P.

var stageWidth = movie.width;
var stageHeight = movie.height;

var world = clip(_root);
var hud = clip(_root);
var panel = clip(_root);

var state = "title";
var score = 0;
var best = savedOr("best", 0);
var game;
var lastTime = 0;
var owed = 0;
var overSince = 0;
var bestSavedAt = 0;

var stepMillis = 1000 / 60;
// A longer gap than this means that the tab was hidden or the lid closed.
var awayMillis = 15000;

var veil = filledBox(panel, 0, 0, stageWidth, stageHeight, 0x0b1a16, 72);
var panelTitle = label(panel, 20, stageHeight * 0.2, stageWidth - 40, 44, 0xfff4d6, "center");
var panelLine = label(panel, 40, stageHeight * 0.2 + 74, stageWidth - 80, 17, 0xd6e6dd, "center");
var panelScore = label(panel, 40, stageHeight * 0.2 + 128, stageWidth - 80, 20, 0x7be0b0, "center");
var panelStart = label(panel, 40, stageHeight * 0.2 + 178, stageWidth - 80, 20, 0xff9d5c, "center");
var panelKeys = label(panel, 40, stageHeight - 34, stageWidth - 80, 13, 0x9db8ac, "center");
panelLine._height = 48;

var hudScore = label(hud, 12, 8, 240, 18, 0xffffff, "left");
var hudBest = label(hud, stageWidth - 252, 8, 240, 18, 0xffffff, "right");

// A pane over everything: without it the pointer turns into a text cursor over every label. (Labels that cannot be
// selected would do, but the second player stumbles over that property.)
var pane = filledBox(_root, 0, 0, stageWidth, stageHeight, 0, 0);
pane.useHandCursor = false;
pane.tabEnabled = false;
pane.onPress = function () {};

function runGame(part) {
  game = part;
  game.begin();
  show("title");
  lastTime = getTimer();
  _root.onEnterFrame = handleFrame;
  Key.addListener({ onKeyDown: handleKey });
  Mouse.addListener({ onMouseDown: handleMouse });
}

function show(next) {
  state = next;
  panel._visible = state !== "play";
  if (state === "title") describe(movie.name, game.controls, "Click or press space to start");
  if (state === "paused") describe("Paused", game.controls, "Click or press " + (game.typing ? "Enter" : "P") + " to go on");
  if (state === "over") describe(game.overTitle || "Game over", "Score " + score, "Click or press space for another go");
}

function describe(title, line, start) {
  write(panelTitle, title);
  write(panelLine, line);
  write(panelScore, best > 0 ? "Best " + best : "");
  write(panelStart, start);
  write(panelKeys, (game.typing ? "Enter" : "P") + " pause   R restart   M sound " + (muted ? "on" : "off"));
}

function startPlay() {
  score = 0;
  owed = 0;
  game.begin();
  show("play");
}

/** A record is kept while it grows: whoever closes the tab in the middle of a good run still has it. */
function addScore(points) {
  score += points;
  if (score > best && getTimer() - bestSavedAt > 1000) {
    bestSavedAt = getTimer();
    save("best", score);
  }
}

function endGame() {
  var isRecord = score > best;
  if (isRecord) best = score;
  saved.last = score;
  saved.best = best;
  save("plays", savedOr("plays", 0) + 1);
  overSince = getTimer();
  show("over");
  if (isRecord) write(panelScore, "A new best!");
}

// Smooth edges cost a slow machine half its frames, so they are the first thing to go.
var slowMillis = 0;
var qualities = ["MEDIUM", "LOW"];

function easeQuality(gap) {
  slowMillis = gap > 45 ? slowMillis + gap : Math.max(0, slowMillis - gap);
  if (slowMillis < 2500 || qualities.length === 0) return;
  slowMillis = 0;
  _quality = qualities.shift();
}

function handleFrame() {
  var now = getTimer();
  var gap = now - lastTime;
  lastTime = now;
  easeQuality(gap);
  if (state === "play" && gap > awayMillis) show("paused");
  if (state === "play") {
    owed = Math.min(owed + gap, stepMillis * 6);
    while (owed >= stepMillis && state === "play") {
      owed -= stepMillis;
      game.step();
      stepSparks(world);
    }
  } else if (state !== "paused") {
    if (game.idle) game.idle();
    stepSparks(world);
  }
  write(hudScore, "Score " + score);
  write(hudBest, "Best " + Math.max(best, score));
}

function handleKey() {
  var code = Key.getCode();
  var isPlaying = state === "play";
  // Letters belong to the player while a typing game runs.
  var isLetter = game.typing && isPlaying;
  if (code === (game.typing ? 13 : 80) && (isPlaying || state === "paused")) {
    if (isPlaying) show("paused");
    else resume();
  } else if (code === 77 && !isLetter) {
    toggleMute();
    show(state);
  } else if (code === 82 && !isLetter && state !== "title") {
    startPlay();
  } else if (isPlaying) {
    if (game.press) game.press(code);
  } else if (code === 32 || code === 13) {
    proceed();
  }
}

function handleMouse() {
  if (state === "play") {
    if (game.click) game.click();
  } else {
    proceed();
  }
}

function resume() {
  lastTime = getTimer();
  show("play");
}

function proceed() {
  if (state === "paused") resume();
  // The last frantic click of a lost game must not skip its result.
  else if (state === "title" || getTimer() - overSince > 600) startPlay();
}
