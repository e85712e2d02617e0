import flash.display.Sprite;
import kit.Pen;
import physics.Body;

enum abstract Stuff(Int) to Int {
  var Wood;
  var Stone;
  var Ice;
  var Pot;
  var Shot;
}

/** A part of a castle, a pot of jam, or a cannonball. */
class Piece extends Sprite {
  public static inline final potRadius = 10.0;
  public static inline final shotRadius = 10.0;

  public final stuff:Stuff;
  public final body:Body;

  public function new(stuff:Stuff, x:Float, y:Float, halfWidth:Float, halfHeight:Float) {
    super();
    this.stuff = stuff;
    body = switch (stuff) {
      case Pot: new Body(Box(potRadius * 0.9, potRadius), x, y, 0.008);
      case Shot: new Body(Ball(shotRadius), x, y, 0.04);
      default: new Body(Box(halfWidth, halfHeight), x, y, stuff == Stone ? 0.02 : 0.008);
    }
    body.friction = stuff == Ice ? 0.25 : 0.6;
    body.bounce = stuff == Shot ? 0.25 : 0;
    body.tag = this;
    draw(halfWidth, halfHeight);
    show();
  }

  public function color():Int {
    return switch (stuff) {
      case Wood: 0xb97a45;
      case Stone: 0x8d949c;
      case Ice: 0xbfe7f5;
      case Pot: 0xd1495b;
      case Shot: 0x2f3640;
    }
  }

  /** The push that breaks it; what cannot break has none that is hard enough. */
  public function strength():Float {
    return switch (stuff) {
      case Pot: 4.5;
      case Ice: 26;
      default: Math.POSITIVE_INFINITY;
    }
  }

  public function show():Void {
    x = body.x;
    y = body.y;
    rotation = body.angle * 180 / Math.PI;
  }

  function draw(w:Float, h:Float):Void {
    var g = graphics;
    switch (stuff) {
      case Wood:
        Pen.roundBox(g, -w, -h, w * 2, h * 2, 2, 0xb97a45);
        if (w > h) for (i in 0...2) Pen.line(g, -w + 4, -h * 0.35 + i * h * 0.7, w - 4, -h * 0.3 + i * h * 0.7, 1.5, 0x94602f);
        else for (i in 0...2) Pen.line(g, -w * 0.35 + i * w * 0.7, -h + 4, -w * 0.3 + i * w * 0.7, h - 4, 1.5, 0x94602f);
      case Stone:
        Pen.roundBox(g, -w, -h, w * 2, h * 2, 2, 0x7c848d);
        Pen.box(g, -w + 2, -h + 2, w * 2 - 4, h * 2 - 6, 0x9aa2aa);
        Pen.line(g, -w + 4, 0, w * 0.2, 0, 1.5, 0x7c848d);
      case Ice:
        Pen.roundBox(g, -w, -h, w * 2, h * 2, 2, 0x9fd3ea);
        Pen.box(g, -w + 2, -h + 2, w * 2 - 4, h * 2 - 4, 0xcdeffa);
        Pen.line(g, -w * 0.5, h * 0.6, w * 0.4, -h * 0.6, 2, 0xffffff);
      case Pot:
        Pen.roundBox(g, -8, -6, 16, 16, 4, 0xd1495b);
        Pen.box(g, -9, -10, 18, 5, 0xf3e3c0);
        Pen.roundBox(g, -5, -2, 10, 8, 2, 0xfff6e4);
        Pen.circle(g, 0, 2, 2.4, 0xd1495b);
      case Shot:
        Pen.circle(g, 0, 0, shotRadius, 0x2f3640);
        Pen.circle(g, -3, -3, 3, 0x6b7683);
    }
  }
}
