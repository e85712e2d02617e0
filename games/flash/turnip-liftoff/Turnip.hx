import flash.display.Shape;
import flash.display.Sprite;
import kit.Pen;

/** The turnip's flight. Heights count upwards from the ground; ten pixels are one metre. */
class Turnip extends Sprite {
  static inline final gravity = 0.2;

  public var px = 0.0;
  public var above = 0.0;
  public var dx = 0.0;
  public var dy = 0.0;
  public var fuel = 0.0;
  public var resting(default, null) = false;

  final skin:Int;
  final leaves:Int;

  public function new() {
    super();
    skin = Upgrades.level("skin");
    leaves = Upgrades.level("leaves");
    fuel = Upgrades.level("steam") * 45;
    draw();
  }

  function draw():Void {
    var back = new Shape();
    var spread = 1 + leaves * 0.09;
    for (angle in [-0.6, 0.0, 0.6]) {
      var g = back.graphics;
      g.beginFill(angle == 0 ? 0x5fae57 : 0x478f4a);
      g.moveTo(-3, -12);
      g.curveTo(Math.sin(angle) * 30 * spread - 10, -26 * spread, Math.sin(angle) * 26 * spread, -36 * spread);
      g.curveTo(Math.sin(angle) * 30 * spread + 10, -26 * spread, 3, -12);
      g.endFill();
    }
    addChild(back);
    var body = new Shape();
    var g = body.graphics;
    g.beginFill(0xfaf3e7);
    g.moveTo(-17, -4);
    g.curveTo(-17, 14, 0, 24);
    g.curveTo(17, 14, 17, -4);
    g.curveTo(16, -16, 0, -15);
    g.curveTo(-16, -16, -17, -4);
    g.endFill();
    g.beginFill(0xb5548f);
    g.moveTo(-17, -4);
    g.curveTo(0, 3, 17, -4);
    g.curveTo(16, -16, 0, -15);
    g.curveTo(-16, -16, -17, -4);
    g.endFill();
    Pen.circle(g, -5, 2, 3.4, 0xffffff);
    Pen.circle(g, 6, 2, 3.4, 0xffffff);
    Pen.circle(g, -4, 2.4, 1.8, 0x2b1b2e);
    Pen.circle(g, 7, 2.4, 1.8, 0x2b1b2e);
    g.lineStyle(1.6, 0x2b1b2e);
    g.moveTo(-3, 9);
    g.curveTo(1, 13, 5, 9);
    addChild(body);
  }

  public function launch(angle:Float, power:Float):Void {
    var speed = power * (12 + Upgrades.level("sling") * 2.1);
    px = 0;
    above = 34;
    dx = Math.cos(angle) * speed;
    dy = Math.sin(angle) * speed;
    resting = false;
  }

  public function metres():Int {
    return Std.int(Math.max(0, px / 10));
  }

  /** `lean` is -1 to climb at the cost of speed, 1 to dive. Tells how hard it hit the ground, 0 in the air. */
  public function step(lean:Float, steams:Bool):Float {
    var glide = dy < 0 ? leaves * 0.013 : 0;
    dy -= gravity - Math.min(glide, 0.13);
    if (lean < 0 && dx > 3) {
      dy += 0.05 + leaves * 0.006;
      dx -= 0.03;
    } else if (lean > 0) {
      dy -= 0.13;
      dx += 0.025;
    }
    if (steams && fuel > 0) {
      fuel -= 1;
      dx += 0.09;
      dy += 0.27;
    }
    dx *= 0.9992;
    px += dx;
    above += dy;
    rotation += dx * 0.9;
    if (above > 0) return 0;
    return land();
  }

  function land():Float {
    var hit = -dy;
    above = 0;
    if (hit < 1.6) {
      dy = 0;
      dx *= 0.93;
      if (dx < 0.35) resting = true;
      return 0;
    }
    dy = hit * (0.42 + skin * 0.035);
    dx *= 0.8 + skin * 0.015;
    return hit;
  }
}
