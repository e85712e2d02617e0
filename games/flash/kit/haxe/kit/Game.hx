package kit;

import flash.Lib;
import flash.display.Sprite;
import flash.display.StageAlign;
import flash.display.StageQuality;
import flash.display.StageScaleMode;
import flash.events.Event;
import flash.events.KeyboardEvent;
import flash.events.MouseEvent;

enum Phase {
  Title;
  Playing;
  Paused;
  Over;
}

/**
 * The course of every game: title, play, pause, over. A game extends this and fills in `begin` and `step`,
 * and where it likes `idle`, `press`, `click`; it calls `over` when it is lost.
 */
class Game extends Sprite {
  static inline final letterM = 77;
  static inline final letterP = 80;
  static inline final letterR = 82;

  static inline final stepMillis = 1000 / 60;
  /** A longer gap means that the tab was hidden or the lid closed. */
  static inline final awayMillis = 15000;

  public final world = new Sprite();
  public final hud = new Sprite();

  final panel = new Panel();
  final controls:String;
  var phase = Title;
  var score = 0;
  var best = 0;
  var shakeLeft = 0.0;

  final qualities = [StageQuality.MEDIUM, StageQuality.LOW];
  var slowMillis = 0;
  var lastTime = 0;
  var owed = 0.0;
  var overSince = 0;
  var bestSavedAt = 0;

  public function new(controls:String) {
    super();
    this.controls = controls;
    best = Save.get("best", 0);
    addChild(world);
    addChild(hud);
    addChild(panel);
    hud.mouseEnabled = false;
  }

  /** Call once, at the end of the game's own constructor. */
  function run():Void {
    var stage = Lib.current.stage;
    stage.scaleMode = StageScaleMode.SHOW_ALL;
    stage.align = StageAlign.TOP_LEFT;
    Lib.current.addChild(this);
    Keys.watch(stage);
    stage.addEventListener(Event.ENTER_FRAME, handleFrame);
    stage.addEventListener(KeyboardEvent.KEY_DOWN, handleKey);
    stage.addEventListener(MouseEvent.MOUSE_DOWN, handleMouse);
    stage.addEventListener(Event.DEACTIVATE, _ -> if (phase == Playing) enter(Paused));
    begin();
    enter(Title);
    lastTime = Lib.getTimer();
  }

  function begin():Void {}

  function step():Void {}

  /** Puts on the screen what the steps have led to, once a frame however many steps it took. */
  function render():Void {}

  /** Runs behind the title and the result. */
  function idle():Void {}

  function press(code:Int):Void {}

  function click(x:Float, y:Float):Void {}

  /** Whether letters belong to the game, so that P, R and M type instead of pausing, restarting and muting. */
  function isTyping():Bool {
    return false;
  }

  function overTitle():String {
    return "Game over";
  }

  function scoreWords(value:Int):String {
    return '$value';
  }

  function shake(strength:Float):Void {
    shakeLeft = Math.max(shakeLeft, strength);
  }

  /** A record is kept while it grows: whoever closes the tab in the middle of a good run still has it. */
  function setScore(value:Int):Void {
    score = value;
    if (score > best && Lib.getTimer() - bestSavedAt > 1000) {
      bestSavedAt = Lib.getTimer();
      Save.set("best", score);
    }
  }

  /** Writes the result of a run without leaving play; tells whether it is a record. */
  function keepScore():Bool {
    var isRecord = score > best;
    if (isRecord) best = score;
    Save.set("last", score);
    Save.set("best", best);
    Save.set("plays", Save.get("plays", 0) + 1);
    return isRecord;
  }

  function over():Void {
    var isRecord = keepScore();
    overSince = Lib.getTimer();
    enter(Over);
    if (isRecord) panel.show(overTitle(), 'Score ${scoreWords(score)}', "A new best!", "Click or press space for another go");
  }

  function enter(next:Phase):Void {
    phase = next;
    var record = best > 0 ? 'Best ${scoreWords(best)}' : "";
    switch (phase) {
      case Playing:
        panel.visible = false;
      case Title:
        panel.show(Movie.title, controls, record, "Click or press space to start");
      case Paused:
        panel.show("Paused", controls, record, "Click or press P to go on");
      case Over:
        panel.show(overTitle(), 'Score ${scoreWords(score)}', record, "Click or press space for another go");
    }
  }

  function start():Void {
    score = 0;
    owed = 0;
    begin();
    enter(Playing);
  }

  function resume():Void {
    lastTime = Lib.getTimer();
    enter(Playing);
  }

  /** Smooth edges cost a slow machine half its frames, so they are the first thing to go. */
  function easeQuality(gap:Int):Void {
    slowMillis = gap > 45 ? slowMillis + gap : Std.int(Math.max(0, slowMillis - gap));
    if (slowMillis < 2500 || qualities.length == 0) return;
    slowMillis = 0;
    Lib.current.stage.quality = qualities.shift();
  }

  function handleFrame(_):Void {
    var now = Lib.getTimer();
    var gap = now - lastTime;
    lastTime = now;
    easeQuality(gap);
    if (phase == Playing && gap > awayMillis) enter(Paused);
    switch (phase) {
      case Playing:
        owed = Math.min(owed + gap, stepMillis * 6);
        while (owed >= stepMillis && phase == Playing) {
          owed -= stepMillis;
          step();
        }
      case Title | Over:
        idle();
      case Paused:
    }
    if (phase != Paused) render();
    shakeLeft = shakeLeft < 0.3 ? 0 : shakeLeft * 0.88;
    world.x = (Math.random() - 0.5) * shakeLeft;
    world.y = (Math.random() - 0.5) * shakeLeft;
  }

  function handleKey(event:KeyboardEvent):Void {
    if (event.ctrlKey || event.altKey) return;
    var code:Int = event.keyCode;
    var typing = phase == Playing && isTyping();
    if (code == letterM && !typing) {
      Mixer.toggle();
      if (phase != Playing) enter(phase);
    } else if (code == letterP && !typing && (phase == Playing || phase == Paused)) {
      if (phase == Playing) enter(Paused) else resume();
    } else if (code == letterR && !typing && phase != Title) {
      start();
    } else if (phase == Playing) {
      press(code);
    } else if (code == Keys.space || code == Keys.enter) {
      proceed();
    }
  }

  function handleMouse(_):Void {
    if (phase == Playing) click(mouseX, mouseY) else proceed();
  }

  function proceed():Void {
    if (phase == Paused) resume();
    // The last frantic click of a lost game must not skip its result.
    else if (phase == Title || Lib.getTimer() - overSince > 600) start();
  }
}
