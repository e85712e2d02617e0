import flash.display.Shape;
import flash.display.Sprite;
import kit.Pen;

enum abstract Breed(Int) to Int {
  var Creeper;
  var Scurrier;
  var Lump;
  var Boss;
}

/** A gloomling on its way up the path. Light wears it down until it goes home. */
class Gloom extends Sprite {
  public final breed:Breed;
  public var dark:Float;
  public final fullDark:Float;
  public var gone = 0.0;
  public var slowed = 0;
  public var next = 1;
  public var arrived = false;

  final pace:Float;
  final bar = new Shape();
  var age = Std.random(60);

  public function new(breed:Breed, wave:Int) {
    super();
    this.breed = breed;
    var base = switch (breed) {
      case Creeper: 20;
      case Scurrier: 12;
      case Lump: 62;
      case Boss: 420;
    }
    fullDark = dark = base * Math.pow(1.17, wave - 1);
    pace = switch (breed) {
      case Creeper: 0.8;
      case Scurrier: 1.45;
      case Lump: 0.52;
      case Boss: 0.4;
    }
    draw();
    addChild(bar);
  }

  public function worth():Int {
    return switch (breed) {
      case Creeper: 5;
      case Scurrier: 4;
      case Lump: 10;
      case Boss: 60;
    }
  }

  public function size():Float {
    return switch (breed) {
      case Creeper: 10;
      case Scurrier: 7;
      case Lump: 14;
      case Boss: 20;
    }
  }

  public function walk(way:Array<{x:Float, y:Float}>):Void {
    age += 1;
    var step = slowed > 0 ? pace * 0.5 : pace;
    if (slowed > 0) slowed -= 1;
    gone += step;
    while (step > 0 && next < way.length) {
      var dx = way[next].x - x;
      var dy = way[next].y - y;
      var left = Math.sqrt(dx * dx + dy * dy);
      if (left <= step) {
        x = way[next].x;
        y = way[next].y;
        next += 1;
        step -= left;
      } else {
        x += dx / left * step;
        y += dy / left * step;
        step = 0;
      }
    }
    if (next >= way.length) arrived = true;
    scaleY = 1 + Math.sin(age * 0.18) * 0.08;
    alpha = slowed > 0 ? 0.8 : 1;
  }

  public function light(amount:Float):Void {
    dark -= amount;
    bar.graphics.clear();
    if (dark <= 0) return;
    var wide = size() * 2;
    Pen.box(bar.graphics, -wide / 2, -size() - 9, wide, 4, 0x000000, 0.5);
    Pen.box(bar.graphics, -wide / 2, -size() - 9, wide * dark / fullDark, 4, 0xc39bff);
  }

  function draw():Void {
    var g = graphics;
    var r = size();
    var color = switch (breed) {
      case Creeper: 0x4b3b6e;
      case Scurrier: 0x6b4a8a;
      case Lump: 0x32294f;
      case Boss: 0x241b3d;
    }
    Pen.ellipse(g, 0, r * 0.8, r * 0.9, r * 0.3, 0x000000, 0.25);
    g.beginFill(color);
    g.moveTo(-r, r * 0.7);
    g.curveTo(-r * 1.1, -r, 0, -r);
    g.curveTo(r * 1.1, -r, r, r * 0.7);
    g.curveTo(r * 0.5, r * 0.3, 0, r * 0.7);
    g.curveTo(-r * 0.5, r * 0.3, -r, r * 0.7);
    g.endFill();
    Pen.circle(g, -r * 0.35, -r * 0.2, r * 0.26, 0xffffff);
    Pen.circle(g, r * 0.35, -r * 0.2, r * 0.26, 0xffffff);
    Pen.circle(g, -r * 0.3, -r * 0.15, r * 0.12, 0x1a1230);
    Pen.circle(g, r * 0.4, -r * 0.15, r * 0.12, 0x1a1230);
    if (breed == Boss) Pen.polygon(g, [-r * 0.6, -r * 0.8, -r * 0.7, -r * 1.4, -r * 0.25, -r, 0, -r * 1.5, r * 0.25, -r, r * 0.7, -r * 1.4, r * 0.6, -r * 0.8], 0xf2b632);
  }
}
