import flash.display.Shape;
import flash.text.TextFormatAlign;
import kit.Game;
import kit.Keys;
import kit.Label;
import kit.Mixer;
import kit.Pen;
import kit.Scene;
import kit.Sparks;

private enum Stage {
  Angle;
  Power;
  Flight;
  Shop;
}

/** Throw, fly, bounce, buy, throw again. */
class Main extends Game {
  static inline final groundY = 312;
  static inline final screenX = 150;

  final country = new Country();
  final ground = new Shape();
  final sling = new Shape();
  final gauge = new Shape();
  final things:Array<Thing> = [];
  final sparks = new Sparks(80);
  final shed = new Shed();
  final distance = new Label(12, 8, 300, 20, 0xffffff, TextFormatAlign.LEFT);
  final record = new Label(400, 8, 228, 16, 0xffffff, TextFormatAlign.RIGHT);
  final hint = new Label(40, 60, 560, 18, 0xffffff, TextFormatAlign.CENTER);
  final fuelBar = new Shape();

  var turnip = new Turnip();
  var at = Angle;
  var clock = 0;
  var angle = 0.7;
  var power = 0.5;
  var nextThing = 0.0;
  var coins = 0;
  var mouseHeld = false;

  static function main():Void {
    new Main();
  }

  public function new() {
    super("Click or space: set the angle, then the power. Arrows lean in the air.");
    world.addChild(country);
    world.addChild(ground);
    drawGround();
    world.addChild(sling);
    for (_ in 0...36) {
      var thing = new Thing();
      thing.vanish();
      things.push(thing);
      world.addChild(thing);
    }
    world.addChild(turnip);
    world.addChild(sparks);
    hud.addChild(gauge);
    hud.addChild(fuelBar);
    for (label in [distance, record, hint]) hud.addChild(label);
    hud.addChild(shed);
    var stage = flash.Lib.current.stage;
    stage.addEventListener(flash.events.MouseEvent.MOUSE_UP, _ -> mouseHeld = false);
    run();
  }

  override function begin():Void {
    at = Angle;
    clock = 0;
    coins = 0;
    shed.visible = false;
    Scene.dismiss(turnip);
    turnip = new Turnip();
    turnip.above = 34;
    world.addChildAt(turnip, world.numChildren - 1);
    for (thing in things) thing.vanish();
    nextThing = 500;
  }

  override function scoreWords(value:Int):String {
    return '$value m';
  }

  override function step():Void {
    clock += 1;
    switch (at) {
      case Angle:
        angle = 0.35 + 0.5 * (1 + Math.sin(clock * 0.05)) * 0.9;
      case Power:
        power = 0.35 + 0.65 * Math.abs(Math.sin(clock * 0.06));
      case Flight:
        fly();
      case Shop:
    }
    sparks.step();
  }

  override function idle():Void {
    clock += 1;
    sparks.step();
    turnip.rotation = Math.sin(clock * 0.05) * 8;
  }

  function fly():Void {
    var lean = (Keys.right() ? 1 : 0) - (Keys.left() ? 1 : 0);
    var steams = (Keys.go() || Keys.up() || mouseHeld) && turnip.fuel > 0;
    var hit = turnip.step(lean, steams);
    if (steams) {
      if (clock % 3 == 0) sparks.burst(screenX - 14, screenOf(turnip.above) + 16, 0xe8f4ff, 2, 2, -0.02);
      if (clock % 8 == 0) Mixer.play(Sounds.steam, 0.5);
    }
    if (hit > 0) {
      Mixer.play(Sounds.thud, Math.min(1, hit / 10));
      sparks.burst(screenX, groundY, 0xb58a5a, Std.int(Math.min(14, 4 + hit)), 1 + hit * 0.3, 0.12);
      shake(Math.min(10, hit));
    }
    scatter();
    meet();
    setScore(turnip.metres());
    if (turnip.resting) land();
  }

  /** What lies ahead grows richer and rougher with the distance. */
  function scatter():Void {
    while (nextThing < turnip.px + 900) {
      var rough = Math.min(1, nextThing / 60000);
      var roll = Math.random();
      if (roll < 0.30) coinArc(nextThing, 40 + Math.random() * 260);
      else if (roll < 0.42) put(Hay, nextThing, 0);
      else if (roll < 0.53) put(Trampoline, nextThing, 0);
      else if (roll < 0.60 + rough * 0.08) put(Mud, nextThing, 0);
      else if (roll < 0.76) put(Balloon, nextThing, 90 + Math.random() * 420);
      else if (roll < 0.88) put(Bees, nextThing, 80 + Math.random() * 480);
      else put(Crow, nextThing, 70 + Math.random() * 400);
      nextThing += 150 + Math.random() * 130;
    }
  }

  function coinArc(px:Float, height:Float):Void {
    for (i in 0...5) put(Coin, px + i * 34, height + 40 * Math.sin(i / 4 * Math.PI));
  }

  function put(kind:Thing.Kind, px:Float, height:Float):Void {
    for (thing in things) {
      if (thing.live) continue;
      thing.become(kind, px, height);
      return;
    }
  }

  function meet():Void {
    var pull = 8 + Upgrades.level("magnet") * 9;
    for (thing in things) {
      if (!thing.live) continue;
      thing.age += 1;
      if (thing.px < turnip.px - 260) {
        thing.vanish();
        continue;
      }
      var dx = thing.px - turnip.px;
      var dh = thing.above - turnip.above;
      var reach = thing.reach() + (thing.kind == Coin ? pull : 0);
      // A fast turnip crosses more than a thing's width in one step, so the step's whole length counts.
      if (Math.abs(dx) < reach + turnip.dx * 0.5 && Math.abs(dh) < reach) touch(thing);
    }
  }

  function touch(thing:Thing):Void {
    var y = screenOf(thing.above);
    switch (thing.kind) {
      case Coin:
        coins += 1;
        Mixer.play(Sounds.coin, 0.6);
        sparks.burst(screenX, y, 0xffd23f, 5, 2.4);
      case Hay:
        if (turnip.dy > 0) return;
        turnip.dy = Math.max(4.5, -turnip.dy * 0.85);
        Mixer.play(Sounds.bounce);
        sparks.burst(screenX, y - 20, 0xe0b04b, 14, 4, 0.1);
      case Trampoline:
        if (turnip.dy > 0) return;
        turnip.dy = Math.max(8.5, -turnip.dy * 1.02);
        turnip.dx += 1.2;
        Mixer.play(Sounds.bounce);
        shake(5);
      case Mud:
        if (turnip.above > 14) return;
        turnip.dx *= 0.45;
        Mixer.play(Sounds.thud);
        sparks.burst(screenX, y, 0x6b4a2f, 14, 4, 0.12);
      case Balloon:
        turnip.dy = Math.max(turnip.dy, 0) + 6;
        coins += 2;
        Mixer.play(Sounds.pop);
        sparks.burst(screenX, y, 0xff7096, 14, 4);
      case Bees:
        turnip.dx += 4.5;
        turnip.dy += 2;
        Mixer.play(Sounds.bees);
        sparks.burst(screenX, y, 0xffd23f, 10, 4);
      case Crow:
        turnip.dx *= 0.78;
        Mixer.play(Sounds.caw);
        sparks.burst(screenX, y, 0x2d3142, 12, 3);
        shake(6);
    }
    thing.vanish();
  }

  function land():Void {
    var earned = coins + Std.int(turnip.metres() / 6);
    Upgrades.earn(earned);
    coins = 0;
    var isRecord = keepScore();
    Mixer.play(isRecord ? Sounds.record : Sounds.thud);
    at = Shop;
    shed.open(isRecord ? '${turnip.metres()} m, a record! +$earned' : '${turnip.metres()} m, +$earned coins');
  }

  override function press(code:Int):Void {
    if (code == Keys.space || code == Keys.enter) advance();
    else if (at == Shop && code >= 49 && code <= 53) shed.buy(code - 49);
  }

  override function click(x:Float, y:Float):Void {
    mouseHeld = true;
    if (at == Shop && shed.clickAt(x, y)) return;
    advance();
  }

  function advance():Void {
    switch (at) {
      case Angle:
        at = Power;
        clock = 0;
        Mixer.play(Sounds.tick);
      case Power:
        at = Flight;
        turnip.launch(angle, power);
        Mixer.play(Sounds.fling);
        sparks.burst(screenX, groundY - 40, 0xfff3d0, 16, 5);
        shake(8);
      case Flight:
      case Shop:
        // The key that was steaming at the very end must not skip the shed.
        if (shed.visible) start();
    }
  }

  inline function screenOf(height:Float):Float {
    return groundY - 18 - height + rise();
  }

  /** The view follows a turnip that would leave the screen. */
  function rise():Float {
    return Math.max(0, turnip.above - 190);
  }

  override function render():Void {
    country.show(turnip.px, rise());
    turnip.x = screenX;
    turnip.y = screenOf(turnip.above);
    ground.y = groundY + rise();
    ground.x = -((turnip.px + 400) % 100);
    for (thing in things) {
      if (!thing.live) continue;
      thing.x = screenX + thing.px - turnip.px;
      thing.y = screenOf(thing.above) + (thing.above > 0 ? Math.sin(thing.age * 0.08) * 4 : 16);
      if (thing.kind == Coin) thing.scaleX = Math.cos(thing.age * 0.1);
    }
    drawSling();
    drawGauge();
    distance.say('${turnip.metres()} m');
    record.say('Best ${best > score ? best : score} m    Coins ${Upgrades.coins() + coins}');
    hint.visible = phase == Playing && (at == Angle || at == Power);
    hint.say(at == Angle ? "Angle: click or space" : "Power: click or space");
  }

  /** Moved by whole posts only, so one drawing serves for ever. A post every ten metres gives the eye a measure of the speed. */
  function drawGround():Void {
    var g = ground.graphics;
    Pen.box(g, -20, 0, 800, 60, 0x3f7d46);
    Pen.box(g, -20, 0, 800, 6, 0x6fb35f);
    for (i in 0...8) Pen.box(g, 50 + i * 100, -10, 4, 18, 0xf3e3c0);
  }

  function drawSling():Void {
    var g = sling.graphics;
    g.clear();
    var x = screenX - turnip.px;
    if (x < -100) return;
    var y = groundY + rise();
    Pen.line(g, x - 22, y + 4, x - 14, y - 40, 8, 0x8d5a34);
    Pen.line(g, x + 26, y + 4, x + 18, y - 40, 8, 0x8d5a34);
    if (at == Angle || at == Power) {
      Pen.line(g, x - 14, y - 40, x, y - 34, 3, 0xd1495b);
      Pen.line(g, x + 18, y - 40, x + 2, y - 34, 3, 0xd1495b);
    }
  }

  function drawGauge():Void {
    var g = gauge.graphics;
    g.clear();
    if (at == Angle || at == Power) {
      var length = at == Power ? 40 + power * 80 : 90;
      var y = screenOf(turnip.above);
      Pen.line(g, screenX, y, screenX + Math.cos(angle) * length, y - Math.sin(angle) * length, 5, 0xffffff, 0.9);
      Pen.circle(g, screenX + Math.cos(angle) * length, y - Math.sin(angle) * length, 6, 0xff7a3c);
      if (at == Power) {
        Pen.roundBox(g, 24, 120, 16, 140, 6, 0x0b1a16, 0.6);
        Pen.roundBox(g, 26, 258 - power * 136, 12, power * 136, 5, Pen.mix(0x7be0b0, 0xff5d3c, power));
      }
    }
    var full = Upgrades.level("steam") * 45;
    fuelBar.graphics.clear();
    if (at == Flight && full > 0) {
      Pen.roundBox(fuelBar.graphics, 14, 40, 104, 10, 4, 0x0b1a16, 0.6);
      Pen.roundBox(fuelBar.graphics, 16, 42, 100 * turnip.fuel / full, 6, 3, 0xbfe3ff);
    }
  }
}
