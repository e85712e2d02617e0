import flash.display.Sprite;
import kit.Pen;

enum abstract Kind(Int) to Int {
  var Hay;
  var Trampoline;
  var Mud;
  var Balloon;
  var Bees;
  var Crow;
  var Coin;
}

/** Something on the way. */
class Thing extends Sprite {
  public var kind(default, null) = Coin;
  public var px = 0.0;
  public var above = 0.0;
  public var live = false;
  public var age = 0;

  public function become(kind:Kind, px:Float, above:Float):Void {
    this.kind = kind;
    this.px = px;
    this.above = above;
    live = true;
    visible = true;
    age = Std.random(60);
    rotation = 0;
    scaleX = scaleY = 1;
    graphics.clear();
    draw();
  }

  public function vanish():Void {
    live = false;
    visible = false;
  }

  public function reach():Float {
    return switch (kind) {
      case Coin: 26;
      case Balloon | Bees: 36;
      case Crow: 28;
      default: 34;
    }
  }

  function draw():Void {
    var g = graphics;
    switch (kind) {
      case Hay:
        Pen.roundBox(g, -30, -34, 60, 36, 6, 0xe0b04b);
        for (i in 0...5) Pen.line(g, -26, -29 + i * 7, 26, -27 + i * 7, 1.5, 0xb98a2e);
        Pen.line(g, -12, -34, -12, 2, 3, 0x8d4f2a);
        Pen.line(g, 12, -34, 12, 2, 3, 0x8d4f2a);
      case Trampoline:
        Pen.line(g, -28, -16, -22, 4, 4, 0x44546a);
        Pen.line(g, 28, -16, 22, 4, 4, 0x44546a);
        Pen.roundBox(g, -36, -22, 72, 8, 4, 0xf25f5c);
        Pen.box(g, -28, -20, 56, 4, 0x22324a);
      case Mud:
        Pen.ellipse(g, 0, 0, 46, 8, 0x6b4a2f);
        Pen.ellipse(g, -8, -1, 26, 4, 0x87603f);
      case Balloon:
        Pen.line(g, 0, 20, 0, 40, 1.5, 0xffffff);
        Pen.ellipse(g, 0, 0, 18, 22, 0xff7096);
        Pen.ellipse(g, -6, -8, 4, 7, 0xffffff, 0.6);
        Pen.polygon(g, [-4, 25, 4, 25, 0, 19], 0xd94f78);
      case Bees:
        Pen.ellipse(g, 0, 0, 18, 22, 0xd9982f);
        for (i in 0...3) Pen.box(g, -16 + i, -10 + i * 9, 32 - i * 2, 3, 0xa86f1c);
        Pen.circle(g, 0, 8, 5, 0x4a2f10);
        for (spot in [[-26, -12], [24, -16], [28, 8], [-24, 14]]) {
          Pen.ellipse(g, spot[0], spot[1], 5, 3.4, 0xffd23f);
          Pen.ellipse(g, spot[0], spot[1] - 4, 3, 3, 0xffffff, 0.8);
        }
      case Crow:
        Pen.ellipse(g, 0, 0, 20, 10, 0x2d3142);
        Pen.polygon(g, [-16, -2, -34, -8, -30, 6], 0x2d3142);
        Pen.polygon(g, [-4, -4, -14, -24, 10, -5], 0x3d4258);
        Pen.circle(g, 18, -6, 8, 0x2d3142);
        Pen.polygon(g, [24, -8, 36, -3, 24, -2], 0xf2a541);
        Pen.circle(g, 20, -8, 2.2, 0xffffff);
      case Coin:
        Pen.circle(g, 0, 0, 9, 0xc98a12);
        Pen.circle(g, 0, 0, 7.4, 0xffd23f);
        Pen.box(g, -1.4, -4, 2.8, 8, 0xc98a12);
    }
  }
}
